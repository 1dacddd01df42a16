import { SeatSummary } from '@atrium/ui/seat-summary'

export function SeatSummaryExample() {
  return (
    <SeatSummary
      used={18}
      passedOn={4}
      total={30}
      labels={{ used: 'Used', passedOn: 'Allocated', left: 'Left' }}
    />
  )
}
