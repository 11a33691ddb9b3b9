import { existsSync, mkdirSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';

/** The oldest Node.js that runs Bellbuoy: it strips types, has `node:sqlite` and ECMAScript 2024. */
const oldestMajor = 24;

/**
 * The scripts of package.json start here, because an older Node.js cannot read main.ts and would print a stack. Plain
 * JavaScript for the same reason.
 */
if (Number.parseInt(process.versions.node, 10) >= oldestMajor) {
  keepCompiledModules();
  await import('./main.ts');
} else {
  process.stderr.write(
    `Bellbuoy needs Node.js ${oldestMajor} or later and this is ${process.versions.node}: please install it; on Linux ` +
      '`npm ci` brings it, unless optional packages or install scripts are left out.\n',
  );
  process.exitCode = 1;
}

/**
 * Keeps compiled modules in `DATA_DIR`: the next start takes two thirds of the time, and 24 MB less, because the compiler of
 * TypeScript is not loaded. This has to be on before the first module of TypeScript, and so before the settings are read.
 */
function keepCompiledModules() {
  try {
    process.loadEnvFile();
  } catch {
    // Without a file there is nothing to load; one that cannot be read is reported with the other settings.
  }
  const dataDir = process.env.DATA_DIR || 'data';
  const compiled = path.join(dataDir, 'compiled');
  try {
    // One by one: under /proc, Node would try to make a folder with its parents for ever.
    for (const folder of [dataDir, compiled]) if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  } catch {
    // The program says so where it needs the folder.
    return;
  }
  module.enableCompileCache(compiled);
}
