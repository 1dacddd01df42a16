import type { Guidance } from '../stories/Guidance'

export const guidance: Guidance = [
  {
    do: {
      text: 'Use it above a list, to narrow the list by one value. The first option is “any”.',
    },
    dont: {
      text: 'Don’t use it in a form: use Select with a FormField. For two to five kinds with counts, use FilterChips, which shows all of them.',
    },
  },
]
