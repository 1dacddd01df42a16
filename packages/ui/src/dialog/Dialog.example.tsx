import { Button } from '@atrium/ui/button'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTrigger,
} from '@atrium/ui/dialog'
import { FormField } from '@atrium/ui/form-field'
import { TextField } from '@atrium/ui/text-field'
import { type SubmitEvent, useState } from 'react'

const discardLabels = {
  title: 'Discard your changes?',
  description: 'The new name is not saved yet.',
  discard: 'Discard',
  keep: 'Keep editing',
}

export function DialogExample() {
  const [saved, setSaved] = useState('Structural design')
  const [name, setName] = useState(saved)
  const [open, setOpen] = useState(false)

  function changeOpen(isOpen: boolean) {
    setName(saved)
    setOpen(isOpen)
  }

  function save(event: SubmitEvent) {
    event.preventDefault()
    setSaved(name)
    setOpen(false)
  }

  return (
    <Dialog open={open} onOpenChange={changeOpen} dirty={name !== saved} discardLabels={discardLabels}>
      <DialogTrigger asChild>
        <Button>Rename {saved}</Button>
      </DialogTrigger>
      <DialogContent onSubmit={save}>
        <DialogHeader
          title="Rename department"
          description="Names are unique among departments of the same level."
          closeLabel="Close"
        />
        <DialogBody>
          <FormField label="Name">
            <TextField value={name} onChange={(event) => setName(event.target.value)} />
          </FormField>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
          <Button type="submit" variant="primary" disabled={name.trim() === ''}>
            Save
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
