export { deregistrationRoutes } from './deregistrationRoutes'
export { eraseDue } from './erasePerson'
export { findEnd } from './preview'
