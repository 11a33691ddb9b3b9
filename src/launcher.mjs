/** The oldest Node.js that runs Bellbuoy: it strips types, has `node:sqlite` and ECMAScript 2024. */
const oldestMajor = 24;

/**
 * The scripts of package.json start here, because an older Node.js cannot read main.ts and would print a stack. Plain
 * JavaScript for the same reason.
 */
if (Number.parseInt(process.versions.node, 10) >= oldestMajor) {
  await import('./main.ts');
} else {
  process.stderr.write(
    `Bellbuoy needs Node.js ${oldestMajor} or later and this is ${process.versions.node}: please install it; on Linux ` +
      '`npm ci` brings it, unless optional packages or install scripts are left out.\n',
  );
  process.exitCode = 1;
}
