import { useAtomValue, useSetAtom } from 'jotai'
import { DeleteMembersDialog } from './DeleteMembersDialog'
import { MoveMembersDialog } from './MoveMembersDialog'
import { memberDialogAtom, setMemberDialogOpenAtom } from './memberDialog'
import { TransferDialog } from './TransferDialog'

/** The dialogs that act on members, whoever asked for them. */
export function MemberDialogs() {
  const dialog = useAtomValue(memberDialogAtom)
  const setOpen = useSetAtom(setMemberDialogOpenAtom)
  const [first] = dialog?.members ?? []
  if (!dialog || !first) return null
  const shared = { open: dialog.open, onOpenChange: setOpen }
  if (dialog.kind === 'move')
    return <MoveMembersDialog key={dialog.turn} {...shared} members={dialog.members} />
  if (dialog.kind === 'delete')
    return <DeleteMembersDialog key={dialog.turn} {...shared} members={dialog.members} />
  return <TransferDialog key={dialog.turn} {...shared} member={first} />
}
