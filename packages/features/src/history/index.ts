export { HistoryFeature } from './HistoryFeature'
export { historyMessages } from './messages'
export { historyRoutes } from './routes'
