export { deliveriesBetween, nextDeliveries, skyEventOf, type Delivery } from './deliveries.ts';
export { everyDay, lateMs, maxOffsetMin, needsTides, skyMoments, tooLateMs, type DeliveryKind } from './schedule.ts';
export { type DeliveryTime, type Schedule, type SkyMoment } from './schedule.ts';
export { parseSchedule } from './parse-schedule.ts';
