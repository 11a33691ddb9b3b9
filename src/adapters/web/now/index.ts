export { addNowRoutes } from './now-routes.ts';
