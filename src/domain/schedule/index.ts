export { deliveriesBetween, nextDeliveries, skyEventOf, type Delivery } from './deliveries.ts';
export {
  everyDay,
  lateMs,
  maxOffsetMin,
  needsTides,
  skyMoments,
  tooLateMs,
  type DeliveryKind,
  type DeliveryTime,
  type Schedule,
} from './schedule.ts';
export { parseSchedule } from './parse-schedule.ts';
