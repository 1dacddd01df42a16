import type { Guidance } from '../stories/Guidance'

export const guidance: Guidance = [
  {
    do: {
      text: 'Use it in forms, for one of about five to fifteen known options, in the order that readers expect.',
    },
    dont: {
      text: 'Don’t use it for two or three options, which a RadioGroup shows at once, or for a list that has to be searched. That is a Combobox.',
    },
  },
]
