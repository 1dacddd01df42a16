import type { Guidance } from '../stories/Guidance'

export const guidance: Guidance = [
  {
    do: {
      text: 'Use a switch for a setting that takes effect at once. Set `busy` while it is being saved, and turn it back if that fails.',
    },
    dont: {
      text: 'Don’t use a switch in a form with a save button. That is a Checkbox. Don’t change the label with the state.',
    },
  },
]
