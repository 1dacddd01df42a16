import type { Guidance } from '../stories/Guidance'

export const guidance: Guidance = [
  {
    do: {
      text: 'Put rare actions into a menu. Destructive ones come last, after a separator, with `tone="danger"`.',
    },
    dont: {
      text: 'Don’t put the only or the most frequent action into a menu. Show it as a button.',
    },
  },
  {
    do: {
      text: 'Explain an unavailable action with `disabledReason`. The entry can still be focused and read.',
    },
    dont: {
      text: 'Don’t leave the entry out. People would look for it in other menus.',
    },
  },
]
