import { Button } from '@atrium/ui/button'
import { ChoiceField } from '@atrium/ui/choice-field'
import { FormField } from '@atrium/ui/form-field'
import { Popover, PopoverContent, PopoverTrigger } from '@atrium/ui/popover'
import { useState } from 'react'

const departments = ['Structural design', 'Site management', 'Cost control']

export function ChoiceFieldExample() {
  const [department, setDepartment] = useState('')
  const [open, setOpen] = useState(false)

  function choose(name: string) {
    setDepartment(name)
    setOpen(false)
  }

  return (
    <Popover open={open} onOpenChange={setOpen}>
      <FormField label="Department">
        <PopoverTrigger asChild>
          <ChoiceField value={department} placeholder="Choose a department" open={open} />
        </PopoverTrigger>
      </FormField>
      <PopoverContent label="Departments">
        <div style={{ display: 'grid', gap: 4, padding: 8 }}>
          {departments.map((name) => (
            <Button key={name} variant="ghost" onClick={() => choose(name)}>
              {name}
            </Button>
          ))}
        </div>
      </PopoverContent>
    </Popover>
  )
}
