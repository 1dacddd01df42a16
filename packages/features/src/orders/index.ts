export { english as ordersEnglish } from './english'
export { OrderDrawer } from './OrderDrawer'
export { OrdersFeature, type OrdersFeatureProps } from './OrdersFeature'
export { PayOrder } from './PayOrder'
