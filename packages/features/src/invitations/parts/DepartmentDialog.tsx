import { Button } from '@atrium/ui/button'
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import type { Place } from '../api'
import { placesAtom } from '../atoms'
import { invitationsMessages } from '../messages'
import { DepartmentTree } from './DepartmentTree'

interface DepartmentDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Full path of the chosen department. */
  readonly chosen: string
  readonly onChoose: (place: Place) => void
}

/** Chooses one of the departments that the person can invite to. */
export function DepartmentDialog(props: DepartmentDialogProps) {
  // Mounted on first use, because it requests all departments; it stays mounted while it closes.
  const [wasOpened, setOpened] = useState(props.open)
  if (props.open && !wasOpened) setOpened(true)
  return wasOpened && <OpenedDialog {...props} />
}

function OpenedDialog({ open, onOpenChange, chosen, onChoose }: DepartmentDialogProps) {
  const texts = useTexts(invitationsMessages)
  const shared = useTexts(sharedMessages)
  const labels = useSharedLabels()
  const [selectedId, setSelectedId] = useState<string>()
  const places = useAtomValue(placesAtom)
  const known = places.state === 'ready' ? places.value : nothing
  const selected =
    known.find(({ departmentId }) => departmentId === selectedId) ??
    known.find(({ fullName }) => fullName === chosen)

  function close(next: boolean) {
    if (!next) setSelectedId(undefined)
    onOpenChange(next)
  }

  return (
    <Dialog open={open} onOpenChange={close}>
      <DialogContent
        onSubmit={(event) => {
          event.preventDefault()
          // React events of a form in a portal still bubble to the parent's form.
          event.stopPropagation()
          if (!selected) return
          onChoose(selected)
          close(false)
        }}
      >
        <DialogHeader title={texts.chooseDepartment} closeLabel={labels.close} />
        <DialogBody>
          <DepartmentTree selectedId={selected?.departmentId ?? null} onSelect={setSelectedId} />
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>{shared.cancel}</Button>
          </DialogClose>
          <Button type="submit" variant="primary" disabled={!selected}>
            {shared.confirm}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

const nothing: readonly Place[] = []
