import { Dialog, DialogContent } from '@atrium/ui/dialog'
import { use, useState } from 'react'
import { useUnsaved } from '../shared/form/useUnsaved'
import type { ReclaimChoice } from '../shared/licence/idleChoices'
import { useSharedLabels } from '../shared/texts/useSharedLabels'
import type { PlannedReclaim } from './api'
import { LicenceUseHostContext } from './parts/LicenceUseHost'
import { ReclaimForm } from './parts/ReclaimForm'
import { ReclaimResult } from './parts/ReclaimResult'
import styles from './ReclaimDialog.module.css'

export interface ReclaimDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The product, and after how many days without use. */
  readonly choice: ReclaimChoice
}

/**
 * Takes idle licences of a product back, now or after a notice: first who is concerned, then what happens next. Give
 * each opening its own key.
 */
export function ReclaimDialog({ open, onOpenChange, choice }: ReclaimDialogProps) {
  const { change } = use(LicenceUseHostContext)
  const { discard } = useSharedLabels()
  const [isChanged, setChanged] = useState(false)
  const [planned, setPlanned] = useState<PlannedReclaim>()
  const isDirty = isChanged && planned === undefined
  const close = () => onOpenChange(false)
  useUnsaved({ busy: false, isDirty: open && isDirty, discard: close, isModal: true })
  return (
    <Dialog open={open} onOpenChange={onOpenChange} dirty={isDirty} discardLabels={discard}>
      <DialogContent width={720} className={styles.dialog}>
        {planned === undefined ? (
          <ReclaimForm choice={choice} onChange={() => setChanged(true)} onPlanned={setPlanned} />
        ) : change && planned.changeId !== null ? (
          change(planned.changeId, close)
        ) : (
          <ReclaimResult planned={planned} onClose={close} />
        )}
      </DialogContent>
    </Dialog>
  )
}
