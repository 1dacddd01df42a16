import type { Guidance } from '../stories/Guidance'

export const guidance: Guidance = [
  {
    do: {
      text: 'Use a toast for the result of an action, in one sentence. Offer to undo it if that is possible.',
    },
    dont: {
      text: 'Don’t put anything into a toast that must be read or that stays true. It disappears; a Notice stays.',
    },
  },
  {
    do: {
      text: 'Report a failure in a toast only if there is no form or row that could show it.',
    },
    dont: {
      text: 'Don’t report what is visible anyway, such as a row that has just appeared in the list.',
    },
  },
]
