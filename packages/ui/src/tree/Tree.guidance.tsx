import type { Guidance } from '../stories/Guidance'

export const guidance: Guidance = [
  {
    do: {
      text: 'Pass all items as one flat list; the tree builds the levels. It stays fast with 100,000 items.',
    },
    dont: {
      text: 'Don’t put more than one or two actions into a row. Collect them in a DropdownMenu.',
    },
  },
]
