export { createDigestTower, RoleTaken, type DigestsOptions, type Lane } from './digests.ts';
