export { AccountFeature, type AccountFeatureProps } from './AccountFeature'
export { KeepAccount, type KeepAccountProps } from './KeepAccount'
export { accountRoutes } from './routes'
