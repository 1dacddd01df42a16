import { deferDialog } from '@atrium/ui/overlay'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { chosenMembers } from '../memberList'
import { memberDialogAtom, setMemberDialogOpenAtom } from './memberDialog'

/** The dialogs that act on members, whoever asked for them. */
export function MemberDialogs() {
  const dialog = useAtomValue(memberDialogAtom)
  const setOpen = useSetAtom(setMemberDialogOpenAtom)
  const hasSelection = useAtomValue(chosenMembers.idsAtom).size > 0

  // Whoever selects members is about to do something with them.
  useEffect(() => {
    if (hasSelection) MemberDialogBox.preload()
  }, [hasSelection])

  if (!dialog) return null
  const { turn, ...question } = dialog
  return <MemberDialogBox key={turn} {...question} onOpenChange={setOpen} />
}

const MemberDialogBox = deferDialog(async () => (await import('./MemberDialogBox')).MemberDialogBox)
