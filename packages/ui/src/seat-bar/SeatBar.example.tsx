import { SeatBar } from '@atrium/ui/seat-bar'

export function SeatBarExample() {
  return <SeatBar used={18} passedOn={4} total={30} label="18 of 30 seats used, 4 allocated, 8 left" />
}
