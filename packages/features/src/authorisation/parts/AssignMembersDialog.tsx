import { Dialog } from '@atrium/ui/dialog'
import type { Product } from '../api'
import { AssignMembers } from './AssignMembers'

interface AssignMembersDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly product: Product
}

/** Each opening starts afresh: nothing searched, nobody chosen, the members asked for anew. */
export function AssignMembersDialog({ open, onClose, product }: AssignMembersDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onClose}>
      {open && <AssignMembers product={product} onClose={onClose} />}
    </Dialog>
  )
}
