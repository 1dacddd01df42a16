import { pagePaths } from '@atrium/contracts/paths'
import { SettingsSection } from '@atrium/ui/settings-section'
import { FormButtons } from '../shared/form/FormButtons'
import { useTexts } from '../shared/host/useKept'
import { Screen } from '../shared/screen/Screen'
import { accountMessages } from './messages'
import { RebindFields } from './parts/RebindFields'
import { useRebindForm } from './parts/useRebindForm'
import { useSessionOver } from './parts/useSessionOver'
import { WithAccount } from './parts/WithAccount'

/** `/mobilePhoneRebind`: changing the phone on a page, for mobile user agents. */
export function MobileRebind() {
  const texts = useTexts(accountMessages)
  return (
    <Screen
      above={[{ name: texts.accountData, to: pagePaths.companySettings }]}
      name={texts.rebind}
      width="reading"
    >
      <WithAccount height={360}>{({ phone }) => <RebindPage oldMobile={phone} />}</WithAccount>
    </Screen>
  )
}

function RebindPage({ oldMobile }: { readonly oldMobile: string }) {
  const texts = useTexts(accountMessages)
  const { isOver, finish } = useSessionOver(texts.rebound)
  const form = useRebindForm(oldMobile, finish)
  return (
    <form onSubmit={form.submit} noValidate>
      <SettingsSection
        width="narrow"
        title={texts.boundPhone}
        description={texts.rebindHint}
        footer={
          <FormButtons
            form={{ ...form, busy: form.busy || isOver }}
            submitLabel={texts.confirmRebind}
            problem={form.problem}
          />
        }
      >
        <RebindFields form={form} oldMobile={oldMobile} />
      </SettingsSection>
    </form>
  )
}
