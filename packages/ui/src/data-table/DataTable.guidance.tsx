import type { Guidance } from '../stories/Guidance'

export const guidance: Guidance = [
  {
    do: {
      text: 'Keep `columns` and `rows` stable: define columns outside of the component, and derive rows with `useMemo`. Rows render again only when their data changes.',
    },
    dont: {
      text: 'Don’t build the arrays while rendering. Each key press in a search field would render every row.',
    },
  },
  {
    do: {
      text: 'Give a row at most two actions as small ghost buttons, and put the rest into a DropdownMenu. Name the row in their accessible names.',
    },
    dont: {
      text: 'Don’t repeat “Edit” in every row without the row’s name. A screen reader’s list of buttons would say the same word a hundred times.',
    },
  },
  {
    do: {
      text: 'Explain both kinds of emptiness: `empty` with the next step, and `noMatches` with a way to clear the filter.',
    },
    dont: {
      text: 'Don’t show a spinner instead of the table. `state="loading"` reserves the height of the rows, so nothing moves when they arrive.',
    },
  },
]
