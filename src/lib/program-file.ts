import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** `base` is the `import.meta.url` of whoever starts it: beside TypeScript it is TypeScript, and in the package JavaScript. */
export function programFile(program: string, base: string): string {
  return fileURLToPath(new URL(program + path.extname(base), base));
}
