import { tidyAccountName } from '@atrium/contracts/wire/contract'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { TextField } from '@atrium/ui/text-field'
import * as v from 'valibot'
import { Field } from '../../../shared/form/Field'
import { FormDialog } from '../../../shared/form/FormDialog'
import { filled } from '../../../shared/form/textRules'
import { useForm } from '../../../shared/form/useForm'
import { useHost, useTexts } from '../../../shared/host/useKept'
import { useAction } from '../../../shared/request/useAction'
import layout from '../../../shared/screen/Layout.module.css'
import { ReasonField } from '../../reason/parts/ReasonField'
import { useReasonRule } from '../../reason/useReasonRule'
import { useRecentReasons } from '../../reason/useRecentReasons'
import { grantRoleAction } from '../actions'
import { deskStaffCodes, staffRoles } from '../api'
import { staffMessages } from '../messages'
import styles from './RoleForm.module.css'

interface RoleFormProps {
  readonly onClose: () => void
}

/** Gives somebody with an account a role. */
export function RoleForm({ onClose }: RoleFormProps) {
  const texts = useTexts(staffMessages)
  const { notify } = useHost()
  const { perform } = useAction(grantRoleAction)
  const { reasons, remember } = useRecentReasons()
  const form = useForm({
    schema: v.object({
      account: filled(texts.accountRequired),
      role: v.picklist(staffRoles, texts.roleRequired),
      reason: useReasonRule(),
    }),
    initial: { account: '', role: '', reason: '' },
    blame: {
      [deskStaffCodes.noAccount]: 'account',
      [deskStaffCodes.ownRole]: 'account',
      [deskStaffCodes.alreadyHeld]: 'role',
    },
    async submit({ account, role, reason }) {
      const member = await perform({ account: tidyAccountName(account), role, reason })
      remember(reason)
      onClose()
      const added = member.hasSecondStep ? texts.added : texts.addedWithoutStep
      notify({ tone: 'success', message: added(member.name, texts.roleName(role)) })
      return undefined
    },
  })
  return (
    <FormDialog
      form={form}
      onOpenChange={onClose}
      title={texts.addTitle}
      description={texts.addHint}
      submitLabel={texts.addSubmit}
      width={560}
    >
      <div className={layout.fields}>
        <Field form={form} name="account" label={texts.account} hint={texts.accountHint} required>
          {(control) => <TextField {...control} autoComplete="off" maxLength={100} />}
        </Field>
        <Field form={form} name="role" label={texts.role} required>
          {({ value, onChange }) => (
            <RadioGroup value={value} onValueChange={onChange} className={styles.roles}>
              {staffRoles.map((role) => (
                <Radio key={role} value={role} description={texts.roleAbout(role)}>
                  {texts.roleName(role)}
                </Radio>
              ))}
            </RadioGroup>
          )}
        </Field>
        <ReasonField form={form} recent={reasons} />
      </div>
    </FormDialog>
  )
}
