export { SeatSummary, type SeatSummaryProps } from './SeatSummary'
