export { billingRoutes } from './billingRoutes'
export { findBill, isAddressMissing } from './findBill'
