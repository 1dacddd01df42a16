import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import * as v from 'valibot'
import { Control, Field } from '../../shared/form/Field'
import { FormDialog } from '../../shared/form/FormDialog'
import { rightUnless } from '../../shared/form/textRules'
import { useForm } from '../../shared/form/useForm'
import { useTexts } from '../../shared/host/useKept'
import { leafOf, namesAbove } from '../../shared/list/cells/departmentPath'
import layout from '../../shared/screen/Layout.module.css'
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

/** Approves, into the requested department or another one. */
export function ApproveDialog({ applications, ...dialog }: DecisionDialogProps) {
  const texts = useTexts(applicationsMessages)
  const names = useApplicantNames(applications)
  const { DepartmentPicker } = useHostParts()
  const { decide, describe } = useDecision(applications, () => dialog.onOpenChange(false))
  const form = useForm({
    schema: ({ seat, departmentId }) =>
      v.object({
        seat: v.picklist(seats),
        departmentId: v.pipe(
          v.string(),
          rightUnless(seat === 'other' && departmentId === '' ? texts.departmentRequired : undefined),
        ),
      }),
    initial: { seat: 'own', departmentId: '' },
    describe,
    submit: ({ seat, departmentId }) =>
      decide({ isApproved: true, ...(seat === 'other' && { departmentId: departmentId }) }),
  })
  const [first] = applications
  const own = applications.every((row) => row.departmentId === first?.departmentId)
    ? (first?.department ?? '')
    : undefined
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={texts.approveTitle(applications.length)}
      description={texts.approveText(names)}
      submitLabel={texts.approve}
      dirty={false}
      problem={form.issueOf('departmentId') ?? form.problem}
    >
      <div className={layout.closeStack}>
        <Field form={form} name="seat" label={texts.seatAt}>
          {({ value, onChange }) => (
            <RadioGroup
              value={value}
              onValueChange={(chosen) => onChange(chosen === 'other' ? chosen : 'own')}
            >
              <Radio value="own" description={own && namesAbove(own).join(' / ')}>
                {own === undefined ? texts.seatOwnEach : texts.seatOwn(leafOf(own))}
              </Radio>
              <Radio value="other">{texts.seatOther}</Radio>
            </RadioGroup>
          )}
        </Field>
        {form.values.seat === 'other' && (
          <Control form={form} name="departmentId">
            {({ value, onChange }) => (
              <div className={styles.picker}>
                <DepartmentPicker label={texts.seatAt} value={value || undefined} onChange={onChange} />
              </div>
            )}
          </Control>
        )}
      </div>
    </FormDialog>
  )
}

const seats = ['own', 'other'] as const
