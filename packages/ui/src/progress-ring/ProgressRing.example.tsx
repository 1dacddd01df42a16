import { ProgressRing } from '@atrium/ui/progress-ring'

export function ProgressRingExample() {
  return (
    <ProgressRing value={62} label="Storage used">
      62%
    </ProgressRing>
  )
}
