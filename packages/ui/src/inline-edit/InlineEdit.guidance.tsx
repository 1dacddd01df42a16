import type { Guidance } from '../stories/Guidance'

export const guidance: Guidance = [
  {
    do: {
      text: 'Use it for one short text that is saved on its own, such as a name in a list. Return a promise from `onCommit`, so that a failure keeps the input.',
    },
    dont: {
      text: 'Don’t use it for several values that belong together, or for a change with consequences. Use a form in a Dialog.',
    },
  },
  {
    do: {
      text: 'Check what the service would refuse in `validate`, and say how to correct it.',
    },
    dont: {
      text: 'Don’t trim or change the text without saying so. What was typed is what is saved.',
    },
  },
]
