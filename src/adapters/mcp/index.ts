export { createMcp, serveTools } from './mcp.ts';
