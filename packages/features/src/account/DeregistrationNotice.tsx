import { Button } from '@atrium/ui/button'
import { SettingsSection } from '@atrium/ui/settings-section'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useTexts } from '../shared/host/useHost'
import layout from '../shared/screen/Layout.module.css'
import { Screen } from '../shared/screen/Screen'
import { deregistrationMessages } from './deregistration/messages'
import { TextList } from './parts/TextList'
import { accountRoutes, neighbours } from './routes'

/** `/personalogoffTippage`: what the end of a person's account means; for anybody. */
export default function DeregistrationNotice() {
  const texts = useTexts(deregistrationMessages)
  return (
    <Screen above={[{ name: texts.security, to: neighbours.security }]} name={texts.notice} width="reading">
      <div className={layout.sections}>
        <p className={layout.hint}>{texts.noticeText}</p>
        <SettingsSection title={texts.ends}>
          <TextList text={texts.endsList} />
        </SettingsSection>
        <SettingsSection title={texts.stays}>
          <TextList text={texts.staysList} />
        </SettingsSection>
        <SettingsSection title={texts.before}>
          <TextList text={texts.beforeList} />
        </SettingsSection>
        <div className={layout.actions}>
          <Button asChild tone="danger">
            <FeatureLink to={accountRoutes.deregistrationRequest}>{texts.toRequest}</FeatureLink>
          </Button>
          <Button asChild>
            <FeatureLink to={neighbours.personalHome}>{texts.toPersonal}</FeatureLink>
          </Button>
        </div>
      </div>
    </Screen>
  )
}
