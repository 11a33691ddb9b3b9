/** Requirements of some tests, by the variable that provides them. */
const requirements = {
  REFERENCE_DATA: 'a folder of reference data',
  TEST_POSTGRES_URL: 'a Postgres',
  TEST_REDIS_URL: 'a Redis',
};

/** Prints at the end of a run which tests were skipped, and the variable that enables them. */
export function teardown(): void {
  const missing = Object.entries(requirements).filter(([name]) => !process.env[name]);
  for (const [name, requirement] of missing)
    process.stdout.write(`Left out, for want of ${name}: tests that need ${requirement}\n`);
}
