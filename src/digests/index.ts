export { createDigestBook, createDigestMemory } from './book.ts';
export { createDigestTower, RoleTaken, type DigestsOptions, type Lane } from './digests.ts';
