import { Dialog } from '@atrium/ui/dialog'
import { AssignProducts } from './AssignProducts'

interface AssignProductsDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly memberName: string
}

/** Each opening starts afresh: nothing searched, nothing chosen, the products asked for anew. */
export function AssignProductsDialog({ open, onClose, memberName }: AssignProductsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onClose}>
      {open && <AssignProducts memberName={memberName} onClose={onClose} />}
    </Dialog>
  )
}
