import { Button } from '@atrium/ui/button'
import { SettingsSection } from '@atrium/ui/settings-section'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import { Entry } from '../../shared/settings/Entry'
import { EntryList } from '../../shared/settings/EntryList'
import { deregistrationMessages } from '../deregistration/messages'
import { accountRoutes } from '../routes'

/** The way to the end of the account, as the last section of a page of the host's. */
export function DeregistrationSection() {
  const texts = useTexts(deregistrationMessages)
  return (
    <SettingsSection title={texts.request}>
      <EntryList>
        <Entry
          hint={texts.noticeText}
          actions={
            <Button asChild size="small" tone="danger">
              <FeatureLink to={accountRoutes.deregistrationNotice}>{texts.toNotice}</FeatureLink>
            </Button>
          }
        />
      </EntryList>
    </SettingsSection>
  )
}
