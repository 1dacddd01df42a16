import { Button } from '@atrium/ui/button'
import { Dialog, DialogClose, DialogContent } from '@atrium/ui/dialog'
import { FormField } from '@atrium/ui/form-field'
import { TextField } from '@atrium/ui/text-field'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import { reasonLength } from '../contract'
import { applicationsMessages } from '../messages'
import type { DecisionDialogProps } from './ApproveDialog'
import styles from './Decision.module.css'
import { useApplicantNames } from './useApplicantNames'
import { useDecision } from './useDecision'

/** Refuses, and says why if one likes. */
export function RefuseDialog({ open, onOpenChange, applications }: DecisionDialogProps) {
  const texts = useTexts(applicationsMessages)
  const shared = useTexts(sharedMessages)
  const labels = useSharedLabels()
  const names = useApplicantNames(applications)
  const [reason, setReason] = useState('')
  const decision = useDecision(applications, () => onOpenChange(false))

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !decision.busy && onOpenChange(next)}
      dirty={reason !== ''}
      discardLabels={labels.discard}
    >
      <DialogContent
        title={texts.refuseTitle(applications.length)}
        description={texts.refuseText(names)}
        closeLabel={labels.close}
        onSubmit={(event) => {
          event.preventDefault()
          // A line break is not part of a reason that is told in one sentence.
          void decision.send({ isPass: false, reason: reason.replace(/\s+/g, ' ').trim() })
        }}
        footer={
          <>
            <DialogClose asChild>
              <Button disabled={decision.busy}>{shared.cancel}</Button>
            </DialogClose>
            <Button type="submit" variant="danger" busy={decision.busy}>
              {texts.refuse}
            </Button>
          </>
        }
      >
        <FormField label={texts.reason} hint={texts.reasonHint}>
          <TextField
            multiline
            rows={3}
            maxLength={reasonLength}
            counter
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </FormField>
        <p role="alert" className={styles.problem}>
          {decision.problem}
        </p>
      </DialogContent>
    </Dialog>
  )
}
