import { FormField } from '@atrium/ui/form-field'
import { TextField } from '@atrium/ui/text-field'
import { useState } from 'react'

export function FormFieldExample() {
  const [mail, setMail] = useState('ada@example')
  const isValid = /^\S+@\S+\.\S+$/.test(mail)

  return (
    <FormField
      label="E-mail"
      hint="Invoices go to this address."
      error={isValid ? undefined : 'Enter a full address, such as ada@example.com.'}
      required
    >
      <TextField value={mail} onChange={(event) => setMail(event.target.value)} />
    </FormField>
  )
}
