import { DeleteMembersDialog } from './DeleteMembersDialog'
import { MoveMembersDialog } from './MoveMembersDialog'
import type { MemberDialog } from './memberDialog'
import { TransferDialog } from './TransferDialog'

interface MemberDialogBoxProps extends Omit<MemberDialog, 'turn'> {
  readonly onOpenChange: (open: boolean) => void
  /** They have left the company. Default: nobody asks. */
  readonly onRemoved?: (() => void) | undefined
}

/** The dialog that does this with these members. */
export function MemberDialogBox({ kind, members, onRemoved, ...state }: MemberDialogBoxProps) {
  const [first] = members
  if (kind === 'move') return <MoveMembersDialog {...state} members={members} />
  if (kind === 'delete') return <DeleteMembersDialog {...state} members={members} onRemoved={onRemoved} />
  return first && <TransferDialog {...state} member={first} />
}
