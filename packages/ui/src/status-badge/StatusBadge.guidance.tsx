import type { Guidance } from '../stories/Guidance'
import { StatusBadge } from './StatusBadge'

export const guidance: Guidance = [
  {
    do: {
      text: 'Choose the tone by what the reader has to do: warning before a date, danger if something is broken, success and neutral for nothing.',
      show: () => <StatusBadge tone="warning">Payment due</StatusBadge>,
    },
    dont: {
      text: 'Don’t choose a tone for decoration. A list in which every row is tinted has no important row.',
      show: () => (
        <div style={{ display: 'flex', gap: 8 }}>
          <StatusBadge tone="accent">Member</StatusBadge>
          <StatusBadge tone="warning">Manager</StatusBadge>
          <StatusBadge tone="danger">Administrator</StatusBadge>
        </div>
      ),
    },
  },
]
