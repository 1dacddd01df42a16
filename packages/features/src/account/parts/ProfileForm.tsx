import { Button } from '@atrium/ui/button'
import { FormField } from '@atrium/ui/form-field'
import { Notice } from '@atrium/ui/notice'
import { SettingsSection } from '@atrium/ui/settings-section'
import { TextField } from '@atrium/ui/text-field'
import { Field } from '../../shared/form/Field'
import { useTexts } from '../../shared/host/useHost'
import layout from '../../shared/screen/Layout.module.css'
import { componentMessages } from '../../shared/texts/componentMessages'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { useFormat } from '../../shared/texts/useFormat'
import type { Account, Profile } from '../api'
import { nameLength } from '../contract'
import { accountMessages } from '../messages'
import { useProfileForm } from './useProfileForm'

/** How the person is called and reached. */
export function ProfileForm({ account }: { readonly account: Account }) {
  const texts = useTexts(accountMessages)
  const { save } = useTexts(sharedMessages)
  const { discard } = useTexts(componentMessages)
  const { nickname, realName, email } = account
  const { form, conflict } = useProfileForm({ nickname, realName, email })
  return (
    <form onSubmit={form.submit} noValidate>
      <SettingsSection
        title={texts.profileSection}
        description={texts.profileHint}
        footer={
          <>
            <Button type="submit" variant="primary" busy={form.busy} disabled={!form.isDirty}>
              {save}
            </Button>
            {form.isDirty && (
              <Button onClick={form.discard} disabled={form.busy}>
                {discard}
              </Button>
            )}
          </>
        }
      >
        <div className={layout.fields}>
          <Notice tone="danger" role="alert">
            {conflict ? <Conflict stored={conflict} /> : form.problem}
          </Notice>
          <Notice role="status">{form.isRestored && texts.draftKept}</Notice>
          <FormField label={texts.account} hint={texts.accountHint}>
            <TextField value={account.account} readOnly autoComplete="username" />
          </FormField>
          <Field form={form} name="nickname" label={texts.nickname} required>
            {(control) => <TextField {...control} maxLength={nameLength} counter autoComplete="nickname" />}
          </Field>
          <Field form={form} name="realName" label={texts.realName} required>
            {(control) => <TextField {...control} maxLength={nameLength} counter autoComplete="name" />}
          </Field>
          <Field form={form} name="email" label={texts.email}>
            {(control) => <TextField {...control} inputMode="email" maxLength={100} autoComplete="email" />}
          </Field>
        </div>
      </SettingsSection>
    </form>
  )
}

/** What would be replaced. */
function Conflict({ stored }: { readonly stored: Profile }) {
  const texts = useTexts(accountMessages)
  const { list } = useFormat()
  return (
    <>
      <p>{texts.profileChanged}</p>
      <p>{list([stored.nickname, stored.realName, stored.email].filter(Boolean))}</p>
    </>
  )
}
