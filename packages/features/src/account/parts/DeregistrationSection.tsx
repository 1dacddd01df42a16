import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { UserX } from 'lucide-react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import danger from '../../shared/settings/Danger.module.css'
import { Entry } from '../../shared/settings/Entry'
import { EntryList } from '../../shared/settings/EntryList'
import { deregistrationMessages } from '../deregistration/messages'

/** The section with the account's closure, last on a host's page. */
export function DeregistrationSection() {
  const texts = useTexts(deregistrationMessages)
  return (
    <Card className={danger.danger} aria-label={texts.request}>
      <EntryList>
        <Entry
          icon={<UserX />}
          name={texts.request}
          hint={texts.noticeText}
          actions={
            <Button asChild size="small" tone="danger">
              <FeatureLink to={pagePaths.deregistrationNotice}>{texts.toNotice}</FeatureLink>
            </Button>
          }
        />
      </EntryList>
    </Card>
  )
}
