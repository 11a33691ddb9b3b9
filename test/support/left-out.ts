/** What some tests need and a machine may not have. */
const needs = {
  REFERENCE_DATA: 'a folder of reference data',
  TEST_POSTGRES_URL: 'a Postgres',
  TEST_REDIS_URL: 'a Redis',
};

/** Says at the end of a run what it left out, and which variable lets it in. */
export function teardown(): void {
  const missing = Object.entries(needs).filter(([name]) => !process.env[name]);
  for (const [name, what] of missing) process.stdout.write(`Left out, for want of ${name}: tests that need ${what}\n`);
}
