import { deferDialog } from '@atrium/ui/overlay'
import { useAtomValue, useSetAtom } from 'jotai'
import { decisionAtom, setDecisionOpenAtom } from '../applicationList'

const ApproveDialog = deferDialog(async () => (await import('./ApproveDialog')).ApproveDialog)
const RefuseDialog = deferDialog(async () => (await import('./RefuseDialog')).RefuseDialog)

/** The dialogs for decisions, for every caller. */
export function DecisionDialogs() {
  const decision = useAtomValue(decisionAtom)
  const setOpen = useSetAtom(setDecisionOpenAtom)
  if (!decision) return null
  const { kind, applications, open, turn } = decision
  const Dialog = kind === 'approve' ? ApproveDialog : RefuseDialog
  return <Dialog key={turn} open={open} onOpenChange={setOpen} applications={applications} />
}
