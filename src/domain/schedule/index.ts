export { deliveriesBetween, nextDeliveries, type Delivery } from './deliveries.ts';
export { everyDay, needsTides, type DeliveryTime, type Schedule, type SkyMoment } from './schedule.ts';
