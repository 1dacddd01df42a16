import type { Guidance } from '../stories/Guidance'

export const guidance: Guidance = [
  {
    do: {
      text: 'Use a card for one subject, with a title that names it. Set `padding="none"` for a table that reaches the edges.',
    },
    dont: {
      text: 'Don’t put cards into cards. Separate the parts of a card by headings or hairlines. For settings, use SettingsSection.',
    },
  },
]
