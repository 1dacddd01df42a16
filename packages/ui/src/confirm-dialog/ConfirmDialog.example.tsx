import { Button } from '@atrium/ui/button'
import { ConfirmDialog } from '@atrium/ui/confirm-dialog'
import { useState } from 'react'

export function ConfirmDialogExample() {
  const [open, setOpen] = useState(false)
  const [isDeleted, setDeleted] = useState(false)

  async function deleteDepartment() {
    await new Promise((resolve) => setTimeout(resolve, 800))
    setDeleted(true)
  }

  return (
    <>
      <Button tone="danger" disabled={isDeleted} onClick={() => setOpen(true)}>
        {isDeleted ? 'Deleted' : 'Delete department'}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        tone="danger"
        title="Delete “Cost control”?"
        description="Its 4 members move to the company’s root. This can’t be undone."
        confirmLabel="Delete department"
        cancelLabel="Cancel"
        onConfirm={deleteDepartment}
        describeFailure={() => 'The department could not be deleted. Try again.'}
      />
    </>
  )
}
