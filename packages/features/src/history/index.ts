export { HistoryFeature } from './HistoryFeature'
export { historyMessages } from './messages'
export { RecentActivity } from './RecentActivity'
export { historyRoutes } from './routes'
