import { Button } from '@atrium/ui/button'
import { Plus } from 'lucide-react'
import { useState } from 'react'

export function ButtonExample() {
  const [isSaving, setSaving] = useState(false)

  async function save() {
    setSaving(true)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    setSaving(false)
  }

  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button variant="primary" busy={isSaving} onClick={save}>
        Save changes
      </Button>
      <Button icon={<Plus aria-hidden="true" />}>Add member</Button>
      <Button variant="ghost">Cancel</Button>
      <Button variant="danger">Delete department</Button>
    </div>
  )
}
