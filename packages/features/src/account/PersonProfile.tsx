import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { FormField } from '@atrium/ui/form-field'
import { Notice } from '@atrium/ui/notice'
import { TextField } from '@atrium/ui/text-field'
import { useDescribeFailure, useTexts } from '../shared/host/useHost'
import { Screen } from '../shared/screen/Screen'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { useFormat } from '../shared/texts/useFormat'
import type { Account } from './atoms'
import { nameLength, type Profile } from './contract'
import styles from './Form.module.css'
import { accountMessages } from './messages'
import { type ProfileName, useProfileForm } from './parts/useProfileForm'
import { WithAccount } from './parts/WithAccount'
import { accountRoutes } from './routes'

/** `/CompanypersonInfo`: how the person is called and reached. */
export default function PersonProfile() {
  const texts = useTexts(accountMessages)
  return (
    <Screen
      above={[{ name: texts.accountData, to: accountRoutes.settings }]}
      name={texts.profile}
      width="reading"
    >
      <WithAccount height={400}>{(account) => <ProfileForm account={account} />}</WithAccount>
    </Screen>
  )
}

function ProfileForm({ account }: { readonly account: Account }) {
  const texts = useTexts(accountMessages)
  const { save } = useTexts(sharedMessages)
  const describe = useDescribeFailure()
  const { callName, realName, email } = account
  const form = useProfileForm({ callName, realName, email })
  const field = (name: ProfileName) => ({
    ref: form.fields[name],
    name,
    value: form.values[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      form.change(name, event.target.value),
  })
  return (
    <Card>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <Notice tone="danger" role="alert">
          {form.conflict ? <Conflict stored={form.conflict} /> : form.failure && describe(form.failure)}
        </Notice>
        <Notice role="status">{form.isRestored && form.isDirty && texts.draftKept}</Notice>
        <FormField label={texts.account} hint={texts.accountHint}>
          <TextField value={account.account} readOnly autoComplete="username" />
        </FormField>
        <FormField label={texts.nickname} error={form.issues.callName} required>
          <TextField {...field('callName')} maxLength={nameLength} counter autoComplete="nickname" />
        </FormField>
        <FormField label={texts.realName} error={form.issues.realName} hint={texts.profileHint} required>
          <TextField {...field('realName')} maxLength={nameLength} counter autoComplete="name" />
        </FormField>
        <FormField label={texts.email} error={form.issues.email}>
          <TextField {...field('email')} inputMode="email" maxLength={100} autoComplete="email" />
        </FormField>
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={form.busy} disabled={!form.isDirty}>
            {save}
          </Button>
          {form.isDirty && (
            <Button onClick={form.discard} disabled={form.busy}>
              {texts.discardDraft}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}

/** What would be replaced. */
function Conflict({ stored }: { readonly stored: Profile }) {
  const texts = useTexts(accountMessages)
  const { list } = useFormat()
  return (
    <>
      <p>{texts.profileChanged}</p>
      <p>{list([stored.callName, stored.realName, stored.email].filter(Boolean))}</p>
    </>
  )
}
