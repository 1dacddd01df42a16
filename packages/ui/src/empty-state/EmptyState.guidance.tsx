import { Button } from '../button'
import type { Guidance } from '../stories/Guidance'
import { EmptyState } from './EmptyState'

export const guidance: Guidance = [
  {
    do: {
      text: 'Say what belongs here and how to get the first one. Offer that step as the action.',
      show: () => (
        <EmptyState
          drawing="none"
          title="No members yet"
          description="Invite your colleagues."
          action={<Button variant="primary">Invite members</Button>}
        />
      ),
    },
    dont: {
      text: 'Don’t write just “No data”. Nobody knows whether it is loading, broken or empty.',
      show: () => <EmptyState drawing="none" title="No data" />,
    },
  },
  {
    do: {
      text: 'If a search found nothing, say so and offer to clear it.',
    },
    dont: {
      text: 'Don’t show an empty state after a failed request. Use FailureState, which can try again.',
    },
  },
]
