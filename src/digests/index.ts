export { createDigestRecords, createDigestService } from './digest-service.ts';
export { notifyOwners } from './notify-owners.ts';
export * from './runner.ts';
