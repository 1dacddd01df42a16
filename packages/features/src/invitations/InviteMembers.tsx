import { pagePaths, withQuery } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Tab, TabList, TabPanel, Tabs } from '@atrium/ui/tabs'
import { useAtomValue } from 'jotai'
import { FeatureLink } from '../shared/host/FeatureLink'
import { queryAtom } from '../shared/host/query'
import { useHost, useTexts } from '../shared/host/useKept'
import { useLocation } from '../shared/host/useLocation'
import { Forbidden } from '../shared/request/Forbidden'
import { Screen } from '../shared/screen/Screen'
import { placesAtom } from './atoms'
import styles from './InviteMembers.module.css'
import { invitationsMessages } from './messages'
import { BatchInvite } from './parts/BatchInvite'
import { SingleInvite } from './parts/SingleInvite'

/** `/inviteUser`: invites one person or many by text message, depending on the address. */
export function InviteMembers() {
  const texts = useTexts(invitationsMessages)
  const { navigate, companyRole, offers } = useHost()
  const location = useLocation()
  const places = useAtomValue(placesAtom)
  const isRefused = places.state === 'failed' && places.failure.kind === 'forbidden'
  const way = useAtomValue(queryAtom).get('way') === 'batch' ? 'batch' : 'single'
  const above = [{ name: texts.enterprise }, { name: texts.members, to: pagePaths.memberManagement }]
  // Until the menu has loaded, nothing is offered; the service makes the final decision.
  if (companyRole === 'member' || (isRefused && !offers(pagePaths.invitationRecords)))
    return (
      <Screen above={above} name={texts.inviteTitle}>
        <Forbidden />
      </Screen>
    )

  return (
    <Screen above={above} name={texts.inviteTitle}>
      <Tabs
        value={way}
        onValueChange={(next) =>
          navigate(withQuery(location.pathname, { way: next === 'batch' ? next : undefined }), {
            replace: true,
          })
        }
      >
        <div className={styles.ways}>
          <TabList label={texts.ways} className={styles.tabs}>
            <Tab value="single">{texts.single}</Tab>
            <Tab value="batch">{texts.batch}</Tab>
          </TabList>
          <Button className={styles.records} variant="ghost" size="small" asChild>
            <FeatureLink to={pagePaths.invitationRecords}>{texts.recordsTitle}</FeatureLink>
          </Button>
        </div>
        <TabPanel value="single" className={styles.panel}>
          <SingleInvite />
        </TabPanel>
        <TabPanel value="batch" className={styles.panel}>
          <BatchInvite />
        </TabPanel>
      </Tabs>
    </Screen>
  )
}
