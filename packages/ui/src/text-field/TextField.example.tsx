import { FormField } from '@atrium/ui/form-field'
import { TextField } from '@atrium/ui/text-field'
import { useState } from 'react'

export function TextFieldExample() {
  const [name, setName] = useState('')
  const [remark, setRemark] = useState('')

  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <FormField label="Department’s name" required>
        <TextField value={name} onChange={(event) => setName(event.target.value)} maxLength={40} counter />
      </FormField>
      <FormField label="Remark">
        <TextField multiline rows={3} value={remark} onChange={(event) => setRemark(event.target.value)} />
      </FormField>
    </div>
  )
}
