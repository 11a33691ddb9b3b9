export { createDigestService, createDigestRecords } from './digest-service.ts';
export { notifyOwners } from './notify-owners.ts';
export { createDigestRunner, AlreadyRunning, type DigestRunnerOptions, type PlatformDelivery } from './runner.ts';
