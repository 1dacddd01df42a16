export { accountRoutes } from './accountRoutes'
export { mailRoutes } from './mail/mailRoutes'
