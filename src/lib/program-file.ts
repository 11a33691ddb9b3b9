import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The file of a program of ours that runs in a thread or process of its own. `base` is the `import.meta.url` of whoever starts
 * it: beside a module of TypeScript it is one, too, and in the package both are JavaScript.
 */
export function programFile(program: string, base: string): string {
  return fileURLToPath(new URL(program + path.extname(base), base));
}
