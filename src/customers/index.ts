export { createCustomers } from './customers.ts';
