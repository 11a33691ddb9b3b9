export { createDigestBook, createDigestMemory } from './digest-service.ts';
export { tellOwners } from './notify-owners.ts';
export { createDigestTower, RoleTaken, type DigestsOptions, type Lane } from './runner.ts';
