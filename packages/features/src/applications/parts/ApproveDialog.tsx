import { Button } from '@atrium/ui/button'
import { Dialog, DialogClose, DialogContent } from '@atrium/ui/dialog'
import { FormField } from '@atrium/ui/form-field'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import type { Application } from '../api'
import { applicationsMessages } from '../messages'
import styles from './Decision.module.css'
import { useHostParts } from './HostParts'
import { useApplicantNames } from './useApplicantNames'
import { useDecision } from './useDecision'

export interface DecisionDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly applications: readonly Application[]
}

/** Approves, into the department that was applied for or another one. */
export function ApproveDialog({ open, onOpenChange, applications }: DecisionDialogProps) {
  const texts = useTexts(applicationsMessages)
  const shared = useTexts(sharedMessages)
  const labels = useSharedLabels()
  const names = useApplicantNames(applications)
  const { DepartmentPicker } = useHostParts()
  const [seat, setSeat] = useState<'own' | 'other'>('own')
  const [departmentId, setDepartmentId] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  const decision = useDecision(applications, () => onOpenChange(false))
  const [first] = applications
  const own = applications.every((row) => row.enterpriseDepartmentId === first?.enterpriseDepartmentId)
    ? texts.seatOwn(first?.department ?? '')
    : texts.seatOwnEach

  function submit() {
    if (seat === 'own') return void decision.send({ isPass: true })
    setMissing(departmentId === undefined)
    if (departmentId !== undefined) void decision.send({ isPass: true, enterpriseDepartmentId: departmentId })
  }

  return (
    <Dialog open={open} onOpenChange={(next) => !decision.busy && onOpenChange(next)}>
      <DialogContent
        title={texts.approveTitle(applications.length)}
        description={texts.approveText(names)}
        closeLabel={labels.close}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        footer={
          <>
            <DialogClose asChild>
              <Button disabled={decision.busy}>{shared.cancel}</Button>
            </DialogClose>
            <Button type="submit" variant="primary" busy={decision.busy}>
              {texts.approve}
            </Button>
          </>
        }
      >
        <div className={styles.fields}>
          <FormField label={texts.seatAt}>
            <RadioGroup value={seat} onValueChange={(value) => setSeat(value === 'other' ? 'other' : 'own')}>
              <Radio value="own">{own}</Radio>
              <Radio value="other">{texts.seatOther}</Radio>
            </RadioGroup>
          </FormField>
          {seat === 'other' && (
            <div className={styles.picker}>
              <DepartmentPicker
                label={texts.seatAt}
                value={departmentId}
                onChange={(id) => {
                  setDepartmentId(id)
                  setMissing(false)
                }}
              />
            </div>
          )}
        </div>
        <p role="alert" className={styles.problem}>
          {isMissing ? texts.departmentRequired : decision.problem}
        </p>
      </DialogContent>
    </Dialog>
  )
}
