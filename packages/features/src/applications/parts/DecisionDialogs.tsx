import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import { decisionAtom, setDecisionOpenAtom } from './decision'

const ApproveDialog = lazy(async () => ({ default: (await import('./ApproveDialog')).ApproveDialog }))
const RefuseDialog = lazy(async () => ({ default: (await import('./RefuseDialog')).RefuseDialog }))

/** The dialogs that decide about applications, whoever asked for them. */
export function DecisionDialogs() {
  const decision = useAtomValue(decisionAtom)
  const setOpen = useSetAtom(setDecisionOpenAtom)
  if (!decision) return null
  const { kind, applications, open, turn } = decision
  const Dialog = kind === 'approve' ? ApproveDialog : RefuseDialog
  return (
    <Suspense>
      <Dialog key={turn} open={open} onOpenChange={setOpen} applications={applications} />
    </Suspense>
  )
}
