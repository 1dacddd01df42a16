export { HistoryFeature as default } from '@atrium/features/history'
