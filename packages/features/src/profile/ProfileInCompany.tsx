import { pagePaths } from '@atrium/contracts/paths'
import { Notice } from '@atrium/ui/notice'
import { SettingsSection } from '@atrium/ui/settings-section'
import { FormButtons } from '../shared/form/FormButtons'
import { useTexts } from '../shared/host/useKept'
import layout from '../shared/screen/Layout.module.css'
import { Screen } from '../shared/screen/Screen'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { useFormat } from '../shared/texts/useFormat'
import type { Names, Profile } from './api'
import { profileMessages } from './messages'
import { NameFields } from './parts/NameFields'
import { WithProfile } from './parts/WithProfile'
import { useNamesForm } from './useNamesForm'

/** `/CompanypersonInfo`: the person's name and contact, as colleagues see them. */
export function ProfileInCompany() {
  const texts = useTexts(profileMessages)
  return (
    <Screen
      above={[{ name: texts.accountInCompany, to: pagePaths.companySettings }]}
      name={texts.profileInCompany}
      width="reading"
    >
      <WithProfile height={400}>{(profile) => <NamesForm profile={profile} />}</WithProfile>
    </Screen>
  )
}

/** The person's name and contact. */
function NamesForm({ profile }: { readonly profile: Profile }) {
  const texts = useTexts(profileMessages)
  const { save } = useTexts(sharedMessages)
  const { nickname, realName, email } = profile
  const { form, conflict } = useNamesForm({ nickname, realName, email })
  return (
    <form onSubmit={form.submit} noValidate>
      <SettingsSection
        title={texts.namesSection}
        description={texts.namesHint}
        footer={
          <FormButtons
            form={form}
            submitLabel={save}
            problem={conflict ? <Conflict stored={conflict} /> : form.problem}
            discards
          />
        }
      >
        <div className={layout.fields}>
          <Notice role="status">{form.isRestored && texts.draftKept}</Notice>
          <div className={layout.fieldGrid}>
            <NameFields form={form} profile={profile} />
          </div>
        </div>
      </SettingsSection>
    </form>
  )
}

/** The values that would be replaced. */
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
