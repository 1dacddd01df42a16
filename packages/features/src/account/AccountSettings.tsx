import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { SettingsSection } from '@atrium/ui/settings-section'
import { Building2 } from 'lucide-react'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useHost, useTexts } from '../shared/host/useKept'
import layout from '../shared/screen/Layout.module.css'
import { Screen } from '../shared/screen/Screen'
import { DangerSection } from '../shared/settings/DangerSection'
import { Entry } from '../shared/settings/Entry'
import { EntryList } from '../shared/settings/EntryList'
import { maskedMobile } from '../shared/texts/masked'
import { useFormat } from '../shared/texts/useFormat'
import type { Account } from './api'
import { MailEntry } from './mail/MailEntry'
import { accountMessages } from './messages'
import { useAccountHost } from './parts/AccountHost'
import { Rebind } from './parts/Rebind'
import { WithAccount } from './parts/WithAccount'
import { SecondStepRule } from './secondStepRule/SecondStepRule'

/** `/companySetting`: the parts of the account, each with a link to change it. */
export function AccountSettings() {
  const texts = useTexts(accountMessages)
  return (
    <Screen above={[{ name: texts.accountData }]} name={texts.settings} width="reading">
      <WithAccount height={480}>{(account) => <Settings account={account} />}</WithAccount>
    </Screen>
  )
}

function Settings({ account }: { readonly account: Account }) {
  const texts = useTexts(accountMessages)
  const format = useFormat()
  const { companyRole } = useHost()
  const { sections } = useAccountHost()
  const { passwordChangedAt } = account
  return (
    <div className={layout.sections}>
      <SettingsSection title={texts.signIn} description={texts.signInHint}>
        <EntryList>
          <Entry
            name={texts.account}
            value={account.account}
            hint={`${texts.registered} ${format.timestamp(account.registeredAt)}`}
          />
          <Entry
            name={texts.boundPhone}
            value={maskedMobile(account.phone)}
            hint={texts.boundPhoneHint}
            actions={<Rebind oldMobile={account.phone} />}
          />
          <MailEntry email={account.email} verified={account.emailVerified} />
          <Entry
            name={texts.passwordTitle}
            hint={
              passwordChangedAt
                ? texts.passwordChangedAt(format.day(passwordChangedAt))
                : texts.passwordNeverChanged(format.day(account.registeredAt))
            }
            actions={<Way to={pagePaths.companyPassword}>{texts.changePassword}</Way>}
          />
          <Entry
            name={texts.profileEntry}
            value={account.realName || account.nickname || undefined}
            actions={<Way to={pagePaths.profileInCompany}>{texts.editProfile}</Way>}
          />
          <Entry
            name={texts.security}
            hint={texts.securityHint}
            actions={<Way to={pagePaths.security}>{texts.toSecurity}</Way>}
          />
        </EntryList>
      </SettingsSection>
      {companyRole === 'superAdministrator' && <SecondStepRule />}
      {companyRole === 'superAdministrator' && sections}
      {companyRole === 'superAdministrator' && (
        <DangerSection title={texts.dissolve}>
          <EntryList>
            <Entry
              icon={<Building2 />}
              hint={texts.dissolveHint}
              actions={
                <Way to={pagePaths.dissolutionNotice} tone="danger">
                  {texts.dissolveEntry}
                </Way>
              }
            />
          </EntryList>
        </DangerSection>
      )}
    </div>
  )
}

interface WayProps {
  readonly to: string
  readonly tone?: 'danger'
  readonly children: string
}

function Way({ to, tone, children }: WayProps) {
  return (
    <Button asChild size="small" {...(tone && { tone })}>
      <FeatureLink to={to}>{children}</FeatureLink>
    </Button>
  )
}
