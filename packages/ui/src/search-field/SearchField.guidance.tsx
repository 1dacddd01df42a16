import type { Guidance } from '../stories/Guidance'

export const guidance: Guidance = [
  {
    do: {
      text: 'Start requests in `onSearch`. It waits until typing pauses or Enter is pressed.',
    },
    dont: {
      text: 'Don’t send a request for each key press in `onValueChange`. Answers may arrive in the wrong order.',
    },
  },
]
