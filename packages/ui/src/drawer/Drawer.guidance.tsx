import type { Guidance } from '../stories/Guidance'

export const guidance: Guidance = [
  {
    do: {
      text: 'Use a drawer for the details of a row. The list stays usable beside it, and another row replaces the content.',
    },
    dont: {
      text: 'Don’t use a drawer for a task that has to be finished or cancelled first. That is a Dialog.',
    },
  },
  {
    do: {
      text: 'Pass the row’s id as `subject`. The focus then moves into the drawer again when another row opens.',
    },
    dont: {
      text: 'Don’t open a drawer from a drawer. Link to the other thing’s page.',
    },
  },
]
