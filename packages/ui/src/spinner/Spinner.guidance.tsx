import type { Guidance } from '../stories/Guidance'

export const guidance: Guidance = [
  {
    do: {
      text: 'Say beside it what is happening, or pass a `label` if there is no room for text.',
    },
    dont: {
      text: 'Don’t cover a page or a list with a spinner. A Skeleton keeps the layout; a Button has its own `busy` state.',
    },
  },
]
