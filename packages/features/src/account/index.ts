export { AccountFeature, type AccountFeatureProps } from './AccountFeature'
export { accountRoutes } from './routes'
