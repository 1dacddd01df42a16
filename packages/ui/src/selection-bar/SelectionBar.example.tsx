import { Button } from '@atrium/ui/button'
import { Checkbox } from '@atrium/ui/checkbox'
import { SelectionBar } from '@atrium/ui/selection-bar'
import { useState } from 'react'

const members = ['Ada Lovelace', 'Grace Hopper', 'Alan Turing']

export function SelectionBarExample() {
  const [selection, setSelection] = useState<readonly string[]>(['Ada Lovelace'])

  function toggle(name: string) {
    setSelection((all) => (all.includes(name) ? all.filter((other) => other !== name) : [...all, name]))
  }

  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <SelectionBar
        count={selection.length}
        words={`${selection.length} selected`}
        actions={<Button size="small">Move</Button>}
        clearLabel="Clear the selection"
        onClear={() => setSelection([])}
      >
        <Button size="small">Add member</Button>
      </SelectionBar>
      {members.map((name) => (
        <Checkbox key={name} checked={selection.includes(name)} onCheckedChange={() => toggle(name)}>
          {name}
        </Checkbox>
      ))}
    </div>
  )
}
