import type { Outbox } from '../../digests/ports.ts';
import type { Database } from '../database.ts';
import { createAlertOutbox } from './alert-outbox.ts';
import { createPlannerOutbox } from './planner-outbox.ts';
import { createSenderOutbox } from './sender-outbox.ts';

export { createFailedDeliveries } from './failed-deliveries.ts';

export function createOutbox(database: Database): Outbox {
  return { ...createPlannerOutbox(database), ...createSenderOutbox(database), ...createAlertOutbox(database) };
}
