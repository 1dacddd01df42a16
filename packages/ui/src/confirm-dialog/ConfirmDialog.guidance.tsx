import type { Guidance } from '../stories/Guidance'

export const guidance: Guidance = [
  {
    do: {
      text: 'Ask before something that can’t be undone or that affects other people. Say what is lost, with numbers if there are any.',
    },
    dont: {
      text: 'Don’t ask before something that is easily undone. Do it, and offer to undo it in a toast.',
    },
  },
  {
    do: {
      text: 'Name the confirming button after the action: “Delete department”. Use `tone="danger"` for destructive actions; the focus is then on Cancel.',
    },
    dont: {
      text: 'Don’t ask “Are you sure?” with “Yes” and “No”. The question and the button should say what happens.',
    },
  },
]
