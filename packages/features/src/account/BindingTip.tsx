import { pagePaths } from '@atrium/contracts/paths'
import { SettingsSection } from '@atrium/ui/settings-section'
import { useTexts } from '../shared/host/useKept'
import layout from '../shared/screen/Layout.module.css'
import { Screen } from '../shared/screen/Screen'
import { Entry } from '../shared/settings/Entry'
import { EntryList } from '../shared/settings/EntryList'
import { maskedMobile } from '../shared/texts/masked'
import { accountMessages } from './messages'
import { Rebind } from './parts/Rebind'
import { TextList } from './parts/TextSection'
import { WithAccount } from './parts/WithAccount'

/** `/NVH5Accountbindtip`: the linked phone, the consequences of changing it, and a link to do so. */
export function BindingTip() {
  const texts = useTexts(accountMessages)
  return (
    <Screen
      above={[{ name: texts.security, to: pagePaths.security }]}
      name={texts.accountBinding}
      width="reading"
    >
      <WithAccount height={320}>{({ phone }) => <BoundPhone phone={phone} />}</WithAccount>
    </Screen>
  )
}

function BoundPhone({ phone }: { readonly phone: string }) {
  const texts = useTexts(accountMessages)
  return (
    <div className={layout.sections}>
      <SettingsSection title={texts.boundPhone}>
        <EntryList>
          <Entry
            name={texts.currentPhone}
            value={maskedMobile(phone)}
            hint={texts.boundPhoneHint}
            actions={<Rebind oldMobile={phone} />}
          />
        </EntryList>
      </SettingsSection>
      <SettingsSection title={texts.beforeRebind}>
        <TextList text={texts.beforeRebindList} />
      </SettingsSection>
    </div>
  )
}
