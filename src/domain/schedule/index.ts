export { deliveriesBetween, nextDeliveries, type Delivery } from './deliveries.ts';
export { everyDay, longestOffsetMin, needsTides, skyMoments, type DeliveryTime, type Schedule } from './schedule.ts';
