import { Switch } from '@atrium/ui/switch'
import { useState } from 'react'

export function SwitchExample() {
  const [isOn, setOn] = useState(true)
  const [isSaving, setSaving] = useState(false)

  async function save(checked: boolean) {
    setSaving(true)
    await new Promise((resolve) => setTimeout(resolve, 600))
    setOn(checked)
    setSaving(false)
  }

  return (
    <Switch checked={isOn} busy={isSaving} onCheckedChange={save}>
      Renew licences automatically
    </Switch>
  )
}
