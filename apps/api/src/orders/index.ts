export { createOrder } from './createOrder'
export { orderRoutes } from './orderRoutes'
export { sweepOrders } from './sweepOrders'
