export { addDashboard, type DashboardPages } from './dashboard.ts';
