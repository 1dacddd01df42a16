import { inviteeNameLength } from '@atrium/contracts/invitations/contract'
import { ChoiceField } from '@atrium/ui/choice-field'
import { SettingsSection } from '@atrium/ui/settings-section'
import { TextField } from '@atrium/ui/text-field'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { Field } from '../../shared/form/Field'
import { FormButtons } from '../../shared/form/FormButtons'
import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import { invitationsMessages } from '../messages'
import { BudgetNote } from './BudgetNote'
import { DepartmentDialog } from './DepartmentDialog'
import styles from './SingleInvite.module.css'
import { useSingleInvite } from './useSingleInvite'

/** One person: phone, name, department. */
export function SingleInvite() {
  const texts = useTexts(invitationsMessages)
  const [choosing, setChoosing] = useState(false)
  const { form, recallName } = useSingleInvite()

  return (
    <form noValidate onSubmit={form.submit} className={styles.form}>
      <SettingsSection
        width="narrow"
        title={texts.invitee}
        description={texts.singleHint}
        footer={
          <FormButtons form={form} submitLabel={texts.send} icon={<Send />} problem={form.problem} kept />
        }
      >
        <div className={layout.fields}>
          <Field form={form} name="phone" label={texts.phone} required hint={texts.phoneHint}>
            {(control) => (
              <TextField
                {...control}
                type="tel"
                inputMode="tel"
                autoComplete="off"
                onBlur={() => {
                  control.onBlur()
                  void recallName()
                }}
              />
            )}
          </Field>
          <Field form={form} name="realName" label={texts.name} required hint={texts.nameHint}>
            {(control) => <TextField {...control} maxLength={inviteeNameLength} autoComplete="off" />}
          </Field>
          <Field form={form} name="department" label={texts.department} hint={texts.defaultDepartment}>
            {(control) => (
              <ChoiceField
                ref={control.ref}
                value={control.value}
                placeholder={texts.topDepartment}
                aria-haspopup="dialog"
                open={choosing}
                onClick={() => setChoosing(true)}
              />
            )}
          </Field>
          <BudgetNote />
        </div>
      </SettingsSection>
      <DepartmentDialog
        open={choosing}
        onOpenChange={setChoosing}
        chosen={form.values.department}
        onChoose={({ fullName }) => form.set('department', fullName)}
      />
    </form>
  )
}
