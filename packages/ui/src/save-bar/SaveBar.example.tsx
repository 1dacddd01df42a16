import { Button } from '@atrium/ui/button'
import { FormField } from '@atrium/ui/form-field'
import { SaveBar } from '@atrium/ui/save-bar'
import { TextField } from '@atrium/ui/text-field'
import { useState } from 'react'

export function SaveBarExample() {
  const [saved, setSaved] = useState('Northwind Construction')
  const [name, setName] = useState(saved)
  const isDirty = name !== saved

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setSaved(name)
      }}
    >
      <FormField label="Company’s name">
        <TextField value={name} onChange={(event) => setName(event.target.value)} />
      </FormField>
      <SaveBar dirty={isDirty} message={isDirty ? 'Not saved yet' : 'All changes are saved'}>
        <Button disabled={!isDirty} onClick={() => setName(saved)}>
          Discard
        </Button>
        <Button type="submit" variant="primary" disabled={!isDirty}>
          Save
        </Button>
      </SaveBar>
    </form>
  )
}
