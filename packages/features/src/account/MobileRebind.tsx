import { Button } from '@atrium/ui/button'
import { SettingsSection } from '@atrium/ui/settings-section'
import { useTexts } from '../shared/host/useHost'
import layout from '../shared/screen/Layout.module.css'
import { Screen } from '../shared/screen/Screen'
import { accountMessages } from './messages'
import { RebindFields } from './parts/RebindFields'
import { useRebindForm } from './parts/useRebindForm'
import { useSessionOver } from './parts/useSessionOver'
import { WithAccount } from './parts/WithAccount'
import { accountRoutes } from './routes'

/** `/mobilePhoneRebind`: the re-bind as a page, for mobile user agents. */
export default function MobileRebind() {
  const texts = useTexts(accountMessages)
  return (
    <Screen
      above={[{ name: texts.accountData, to: accountRoutes.settings }]}
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
    <SettingsSection title={texts.boundPhone} description={texts.rebindHint}>
      <form className={layout.shortFields} onSubmit={form.submit} noValidate>
        <RebindFields form={form} oldMobile={oldMobile} />
        <div className={layout.actions}>
          <Button type="submit" variant="primary" busy={form.busy || isOver}>
            {texts.confirmRebind}
          </Button>
        </div>
      </form>
    </SettingsSection>
  )
}
