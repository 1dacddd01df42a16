import type { Guidance } from '../stories/Guidance'

export const guidance: Guidance = [
  {
    do: {
      text: 'Use a popover for a few controls that belong to its trigger, such as the columns of a table.',
    },
    dont: {
      text: 'Don’t use it for a list of actions, which is a DropdownMenu, or for an explanation without controls, which is a Tooltip.',
    },
  },
]
