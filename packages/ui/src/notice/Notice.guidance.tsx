import type { Guidance } from '../stories/Guidance'
import { Notice } from './Notice'

export const guidance: Guidance = [
  {
    do: {
      text: 'Use a notice for something that stays true while the page is open, above what it is about.',
      show: () => <Notice tone="warning">Two licences expire on 20 March.</Notice>,
    },
    dont: {
      text: 'Don’t use a notice for the result of an action. Use a toast, which disappears after a while.',
      show: () => <Notice tone="success">Saved.</Notice>,
    },
  },
  {
    do: {
      text: 'Choose the tone by urgency: accent to inform, warning for something that can still be avoided, danger for something broken.',
    },
    dont: {
      text: 'Don’t stack several notices. Show the most urgent one, or one that sums them up.',
    },
  },
]
