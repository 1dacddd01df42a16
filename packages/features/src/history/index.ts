export { HistoryFeature } from './HistoryFeature'
export { historyMessages } from './messages'
export { SubjectHistory, type SubjectHistoryProps } from './parts/SubjectHistory'
export { RecentActivity } from './RecentActivity'
