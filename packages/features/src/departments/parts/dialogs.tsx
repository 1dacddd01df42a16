import { DeleteMembersDialog } from './DeleteMembersDialog'
import { MoveMembersDialog } from './MoveMembersDialog'
import type { MemberDialog } from './memberDialog'
import { TransferDialog } from './TransferDialog'

/* Loaded when the first of them opens: see `deferredDialogs.ts`. */

export { DepartmentDeletion } from './DepartmentDeletion'

export interface MemberDialogBoxProps extends Omit<MemberDialog, 'turn'> {
  readonly onOpenChange: (open: boolean) => void
  /** The members have left the company. Default: no callback. */
  readonly onRemoved?: (() => void) | undefined
}

/** The dialog for this action on these members. */
export function MemberDialogBox({ kind, members, onRemoved, ...state }: MemberDialogBoxProps) {
  const [first] = members
  if (kind === 'move') return <MoveMembersDialog {...state} members={members} />
  if (kind === 'delete') return <DeleteMembersDialog {...state} members={members} onRemoved={onRemoved} />
  return first && <TransferDialog {...state} member={first} />
}
