export { History as HistoryFeature } from './History'
export { historyMessages } from './messages'
export { historyRoutes } from './routes'
