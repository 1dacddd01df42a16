import type { Guidance } from '../stories/Guidance'

export const guidance: Guidance = [
  {
    do: {
      text: 'Use tabs for parts of one subject that people look at one at a time. Keep the labels to one or two words.',
    },
    dont: {
      text: 'Don’t use tabs for the steps of a task, which is Steps, or for filtering a list, which is FilterChips.',
    },
  },
]
