import module from 'node:module';
import path from 'node:path';
import * as fc from 'fast-check';

// Types are stripped and modules compiled once for all workers and runs, and for the processes that tests start.
const compiled = path.join(import.meta.dirname, '..', 'node_modules', '.cache', 'bellbuoy-compiled');
module.enableCompileCache(compiled);
process.env['NODE_COMPILE_CACHE'] = compiled;

// The same cases in every run: what fails for somebody fails for everybody. Another seed is another hunt.
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 20_261_120) });

// No test asks the geocoder of the public.
process.env['GEOCODER_URL'] ??= 'off';
