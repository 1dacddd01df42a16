import { Dialog, DialogContent } from '@atrium/ui/dialog'
import { useState } from 'react'
import { useUnsaved } from '../shared/form/useUnsaved'
import type { BulkChoice } from '../shared/licence/bulkChoice'
import { useSharedLabels } from '../shared/texts/useSharedLabels'
import styles from './BulkDialog.module.css'
import { BulkForm } from './parts/BulkForm'
import { BulkProgress } from './parts/BulkProgress'
import { nothingChosen, type Selection } from './selection'

export interface BulkDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** What it is for, and the people and products already in hand. */
  readonly choice: BulkChoice
}

/**
 * Assigns products to many members, or takes them back: first the choice with its preview, then progress and result.
 * Closing it loses nothing that was started. Give each opening its own key.
 */
export function BulkDialog({ open, onOpenChange, choice }: BulkDialogProps) {
  const { kind, onStarted, ...chosen } = choice
  const { discard } = useSharedLabels()
  const [selection, setSelection] = useState<Selection>({ ...nothingChosen, ...chosen })
  const [isChanged, setChanged] = useState(false)
  const [changeId, setChangeId] = useState<string>()
  const isDirty = isChanged && changeId === undefined
  const close = () => onOpenChange(false)
  useUnsaved({ busy: false, isDirty: open && isDirty, discard: close, isModal: true })
  return (
    <Dialog open={open} onOpenChange={onOpenChange} dirty={isDirty} discardLabels={discard}>
      <DialogContent width={700} className={styles.dialog}>
        {changeId === undefined ? (
          <BulkForm
            kind={kind}
            selection={selection}
            onChange={(change) => {
              setSelection((last) => ({ ...last, ...change }))
              setChanged(true)
            }}
            onStarted={(id) => {
              setChangeId(id)
              onStarted?.()
            }}
          />
        ) : (
          <BulkProgress changeId={changeId} kind={kind} onClose={close} />
        )}
      </DialogContent>
    </Dialog>
  )
}
