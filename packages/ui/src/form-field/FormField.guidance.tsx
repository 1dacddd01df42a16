import type { Guidance } from '../stories/Guidance'
import { TextField } from '../text-field'
import { FormField } from './FormField'

export const guidance: Guidance = [
  {
    do: {
      text: 'Give every field a label, and say in the error how to correct the input.',
      show: () => (
        <FormField label="E-mail" error="Enter a full address, such as ada@example.com.">
          <TextField defaultValue="ada@" />
        </FormField>
      ),
    },
    dont: {
      text: 'Don’t use the placeholder as the label: it disappears while typing. Don’t write just “Invalid”.',
      show: () => (
        <FormField label="E-mail" labelHidden error="Invalid">
          <TextField placeholder="E-mail" defaultValue="ada@" />
        </FormField>
      ),
    },
  },
]
