import type { Guidance } from '../stories/Guidance'

export const guidance: Guidance = [
  {
    do: {
      text: 'Use a dialog for a short task that has to be finished or cancelled first, such as a form with a few fields.',
    },
    dont: {
      text: 'Don’t use a dialog for the details of a row. A Drawer keeps the list visible and usable. For a yes-or-no question, use ConfirmDialog.',
    },
  },
  {
    do: {
      text: 'Set `dirty` and `discardLabels` if the dialog has input. Escape, the close button and a click outside then ask before anything is lost.',
    },
    dont: {
      text: 'Don’t open a dialog from a dialog. Add a step to the first one, or make it a page.',
    },
  },
]
