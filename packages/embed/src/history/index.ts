export { HistoryFeature as History } from '@atrium/features/history'
