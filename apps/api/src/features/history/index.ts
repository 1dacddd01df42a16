export { convertHistory } from './convertHistory'
export { historyRoutes } from './historyRoutes'
