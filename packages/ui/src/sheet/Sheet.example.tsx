import { Button } from '@atrium/ui/button'
import { Checkbox } from '@atrium/ui/checkbox'
import { Sheet } from '@atrium/ui/sheet'
import { useState } from 'react'

export function SheetExample() {
  const [open, setOpen] = useState(false)

  return (
    <>
      <Button onClick={() => setOpen(true)}>Filter</Button>
      <Sheet open={open} onOpenChange={setOpen} title="Filter" closeLabel="Close">
        <div style={{ display: 'grid', gap: 12, padding: 16 }}>
          <Checkbox defaultChecked>Active</Checkbox>
          <Checkbox>Expired</Checkbox>
        </div>
      </Sheet>
    </>
  )
}
