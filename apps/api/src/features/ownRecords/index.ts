export { ownRecordRoutes } from './ownRecordRoutes'
