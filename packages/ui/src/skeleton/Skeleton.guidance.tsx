import type { Guidance } from '../stories/Guidance'

export const guidance: Guidance = [
  {
    do: {
      text: 'Make placeholders as large as the content they replace, so that nothing moves when it arrives. Set `aria-busy` on the part that loads.',
    },
    dont: {
      text: 'Don’t show a skeleton while newer data replaces what is already visible. Keep the old data and mark it as busy.',
    },
  },
]
