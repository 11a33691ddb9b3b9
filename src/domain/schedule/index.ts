export { deliveriesBetween, nextDeliveries, type Delivery } from './deliveries.ts';
export {
  everyDay,
  lateMs,
  longestOffsetMin,
  needsTides,
  outOfTurn,
  skyMoments,
  tooLateMs,
  type DeliveryTime,
  type Schedule,
} from './schedule.ts';
