import { FormField } from '@atrium/ui/form-field'
import { Select } from '@atrium/ui/select'
import { useState } from 'react'

const roles = [
  { value: 'member', label: 'Member' },
  { value: 'manager', label: 'Department manager' },
  { value: 'administrator', label: 'Administrator' },
]

export function SelectExample() {
  const [role, setRole] = useState('member')

  return (
    <FormField label="Role">
      <Select value={role} onValueChange={setRole} options={roles} />
    </FormField>
  )
}
