import { useAtomValue, useSetAtom } from 'jotai'
import { ApproveDialog } from './ApproveDialog'
import { decisionAtom, setDecisionOpenAtom } from './decision'
import { RefuseDialog } from './RefuseDialog'

/** The dialogs that decide about applications, whoever asked for them. */
export function DecisionDialogs() {
  const decision = useAtomValue(decisionAtom)
  const setOpen = useSetAtom(setDecisionOpenAtom)
  if (!decision) return null
  const { kind, applications, open, turn } = decision
  const Dialog = kind === 'approve' ? ApproveDialog : RefuseDialog
  return <Dialog key={turn} open={open} onOpenChange={setOpen} applications={applications} />
}
