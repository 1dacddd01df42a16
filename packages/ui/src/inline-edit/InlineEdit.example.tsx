import { InlineEdit } from '@atrium/ui/inline-edit'
import { useState } from 'react'

const labels = {
  edit: (value: string) => `Rename ${value}`,
  input: 'Department’s name',
  failed: 'The name could not be saved. Try again.',
}

export function InlineEditExample() {
  const [name, setName] = useState('Structural design')

  async function save(next: string) {
    await new Promise((resolve) => setTimeout(resolve, 500))
    setName(next)
  }

  return (
    <InlineEdit
      value={name}
      onCommit={save}
      validate={(next) => (next.includes('/') ? 'A name can’t contain a slash.' : undefined)}
      maxLength={40}
      labels={labels}
    />
  )
}
