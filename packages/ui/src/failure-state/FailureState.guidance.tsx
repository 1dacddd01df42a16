import type { Guidance } from '../stories/Guidance'

export const guidance: Guidance = [
  {
    do: {
      text: 'Say what could not be loaded, why, and what to do next. Offer to try again if that can help.',
    },
    dont: {
      text: 'Don’t show a code such as “Error 503”, and don’t blame the reader.',
    },
  },
  {
    do: { text: 'Put it where the content would be, with the page’s heading and menu around it.' },
    dont: {
      text: 'Don’t use it for a failed action. Keep what was typed, and show a Notice in the form or a toast.',
    },
  },
]
