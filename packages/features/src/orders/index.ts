export { OrdersFeature, type OrdersFeatureProps } from './OrdersFeature'
export { ordersRoutes } from './routes'
