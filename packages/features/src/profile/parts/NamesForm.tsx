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
import type { Names, Profile } from '../api'
import { lengths } from '../contract'
import { profileMessages } from '../messages'
import { useNamesForm } from '../useNamesForm'
import { EmailField } from './EmailField'

/** How the person is called and reached. */
export function NamesForm({ profile }: { readonly profile: Profile }) {
  const texts = useTexts(profileMessages)
  const { save } = useTexts(sharedMessages)
  const { discard } = useTexts(componentMessages)
  const { nickname, realName, email } = profile
  const { form, conflict } = useNamesForm({ nickname, realName, email })
  return (
    <form onSubmit={form.submit} noValidate>
      <SettingsSection
        title={texts.namesSection}
        description={texts.namesHint}
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
            <TextField value={profile.account} readOnly autoComplete="username" />
          </FormField>
          <Field form={form} name="nickname" label={texts.nickname} required>
            {(control) => (
              <TextField {...control} maxLength={lengths.nickname} counter autoComplete="nickname" />
            )}
          </Field>
          <Field form={form} name="realName" label={texts.realName} required>
            {(control) => <TextField {...control} maxLength={lengths.realName} counter autoComplete="name" />}
          </Field>
          <EmailField form={form} name="email" profile={profile} />
        </div>
      </SettingsSection>
    </form>
  )
}

/** What would be replaced. */
function Conflict({ stored }: { readonly stored: Names }) {
  const texts = useTexts(profileMessages)
  const { list } = useFormat()
  return (
    <>
      <p>{texts.changedMeanwhile}</p>
      <p>{list([stored.nickname, stored.realName, stored.email].filter(Boolean))}</p>
    </>
  )
}
