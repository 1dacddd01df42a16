import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { deferMounted } from '@atrium/ui/overlay'
import { SettingsSection } from '@atrium/ui/settings-section'
import { useEffect, useState } from 'react'
import { useHost, useTexts } from '../shared/host/useKept'
import { Screen } from '../shared/screen/Screen'
import { Entry } from '../shared/settings/Entry'
import { EntryList } from '../shared/settings/EntryList'
import { maskedMobile } from '../shared/texts/masked'
import { accountMessages } from './messages'
import { useAccountHost } from './parts/AccountHost'
import { WithAccount } from './parts/WithAccount'

const RebindDialog = deferMounted(async () => (await import('./parts/RebindDialog')).RebindDialog)

/** `/CompanyPhoneBind`: the linked phone, with a dialog to change it. Phones have a separate page. */
export function PhoneBinding() {
  const texts = useTexts(accountMessages)
  const { navigate } = useHost()
  const { isMobile = false } = useAccountHost()
  useEffect(() => {
    if (isMobile) navigate(pagePaths.phoneRebinding, { replace: true })
  }, [isMobile, navigate])

  return (
    <Screen
      above={[{ name: texts.accountData, to: pagePaths.companySettings }]}
      name={texts.accountBinding}
      width="reading"
    >
      <WithAccount height={88}>{({ phone }) => <BoundPhone phone={phone} />}</WithAccount>
    </Screen>
  )
}

function BoundPhone({ phone }: { readonly phone: string }) {
  const texts = useTexts(accountMessages)
  const [dialog, setDialog] = useState<'open' | 'closed'>('closed')
  return (
    <SettingsSection title={texts.boundPhone} description={texts.rebindHint}>
      <EntryList>
        <Entry
          name={texts.currentPhone}
          value={maskedMobile(phone)}
          hint={texts.boundPhoneHint}
          actions={
            <Button size="small" onClick={() => setDialog('open')}>
              {texts.rebind}
            </Button>
          }
        />
      </EntryList>
      {dialog === 'open' && <RebindDialog oldMobile={phone} onClose={() => setDialog('closed')} />}
    </SettingsSection>
  )
}
