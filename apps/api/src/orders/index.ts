export { createOrder } from './createOrder'
export { orderRoutes } from './orderRoutes'
export { type RunningSweep, runSweep } from './runSweep'
