export { deregistrationRoutes } from './deregistrationRoutes'
export { eraseDue } from './eraseDue'
export { findEnd } from './findEnd'
