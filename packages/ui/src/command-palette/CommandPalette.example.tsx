import { Button } from '@atrium/ui/button'
import { CommandPalette } from '@atrium/ui/command-palette'
import { useState } from 'react'

const pages = [
  { id: 'members', label: 'Members', detail: 'Company' },
  { id: 'orders', label: 'Orders', detail: 'Billing' },
  { id: 'invoices', label: 'Invoices', detail: 'Billing' },
]

const labels = {
  title: 'Search',
  field: 'Search pages',
  placeholder: 'Search pages',
  list: 'Results',
  close: 'Close',
  count: (items: number) => `${items} results`,
}

export function CommandPaletteExample() {
  const [open, setOpen] = useState(false)
  const [term, setTerm] = useState('')
  const matches = pages.filter(({ label }) => label.toLowerCase().includes(term.toLowerCase()))

  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandPalette
        open={open}
        onOpenChange={setOpen}
        value={term}
        onValueChange={setTerm}
        groups={[{ id: 'pages', label: 'Pages', items: matches }]}
        onPick={() => setOpen(false)}
        labels={labels}
      >
        {matches.length === 0 && 'No page has this name.'}
      </CommandPalette>
    </>
  )
}
