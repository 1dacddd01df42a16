import type { Guidance } from '../stories/Guidance'

export const guidance: Guidance = [
  {
    do: {
      text: 'Use radio buttons for two to five options that people should compare. Choose the most common one in advance.',
    },
    dont: {
      text: 'Don’t use them for a long list, which is a Select, or for on and off, which is a Switch or a Checkbox.',
    },
  },
]
