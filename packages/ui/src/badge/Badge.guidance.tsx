import type { Guidance } from '../stories/Guidance'
import { Badge } from './Badge'

export const guidance: Guidance = [
  {
    do: {
      text: 'Use the danger tone for counts that wait for the reader, such as unread messages. Use neutral or accent for plain counts.',
      show: () => (
        <span>
          Messages <Badge count={12} label="12 unread messages" />
        </span>
      ),
    },
    dont: {
      text: 'Don’t show a red count of things that need no action. Readers learn to ignore it.',
      show: () => (
        <span>
          Members <Badge count={86} label="86 members" />
        </span>
      ),
    },
  },
  {
    do: {
      text: 'Pass a `label` that says what is counted. Screen readers read it instead of the bare number.',
    },
    dont: {
      text: 'Don’t use a badge for a state such as “Expired”. That is what StatusBadge is for.',
    },
  },
]
