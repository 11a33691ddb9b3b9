export { deliveriesBetween, nextDeliveries, type Delivery } from './deliveries.ts';
export {
  everyDay,
  longestOffsetMin,
  needsTides,
  outOfTurn,
  skyMoments,
  type DeliveryTime,
  type Schedule,
} from './schedule.ts';
