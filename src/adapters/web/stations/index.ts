export { addStationsPage } from './stations.ts';
