export { SeatBar, type SeatBarProps } from './SeatBar'
