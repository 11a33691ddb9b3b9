export { createDigestRecords, createDigestService } from './digest-service.ts';
export { notifyOwners } from './notify-owners.ts';
export {
  createDigestRunner,
  takeOverMs,
  type DigestRunner,
  type DigestRunnerOptions,
  type PlatformDelivery,
} from './runner.ts';
