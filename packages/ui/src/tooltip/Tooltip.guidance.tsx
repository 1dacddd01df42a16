import { Button } from '../button'
import type { Guidance } from '../stories/Guidance'
import { Tooltip } from './Tooltip'

export const guidance: Guidance = [
  {
    do: {
      text: 'Add a detail that is useful but not needed. Put everything that is needed on the page.',
      show: () => (
        <Tooltip content="Members of other departments are not included">
          <Button>Export members</Button>
        </Tooltip>
      ),
    },
    dont: {
      text: 'Don’t explain a disabled button in a tooltip: it can’t be focused, and touch screens have no hover. Say the reason beside it.',
      show: () => (
        <Tooltip content="There are no members">
          <Button disabled>Export members</Button>
        </Tooltip>
      ),
    },
  },
]
