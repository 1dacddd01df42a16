import type { Guidance } from '../stories/Guidance'
import { Checkbox } from './Checkbox'

export const guidance: Guidance = [
  {
    do: {
      text: 'Say what is true when it is ticked. Use it in forms, where a button saves the choice.',
      show: () => <Checkbox defaultChecked>Send me product news</Checkbox>,
    },
    dont: {
      text: 'Don’t write a negative, and don’t use a checkbox for something that takes effect at once. That is a Switch.',
      show: () => <Checkbox>Don’t send me product news</Checkbox>,
    },
  },
]
