export { createDigestBook, createDigestMemory } from './book.ts';
export { tellOwners } from './ending.ts';
export { createDigestTower, RoleTaken, type DigestsOptions, type Lane } from './digests.ts';
