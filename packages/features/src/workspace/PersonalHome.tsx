import { Card } from '@atrium/ui/card'
import { useAtom } from 'jotai'
import { useTexts } from '../shared/host/useHost'
import { RequestFailure } from '../shared/request/RequestFailure'
import { Screen } from '../shared/screen/Screen'
import { personAtom } from './atoms'
import { workspaceMessages } from './messages'
import { nameOf } from './nameOf'
import styles from './PersonalHome.module.css'
import { ContentSkeleton } from './parts/ContentSkeleton'
import { OwnCompanies } from './parts/OwnCompanies'
import { OwnRecord } from './parts/OwnRecord'

export interface PersonalHomeProps {
  /** Enters a company. Resolves when one is there, or could not get there. */
  readonly onEnterCompany: (companyId: string) => Promise<unknown>
}

/** The personal space: who one is, and which companies one belongs to. */
export function PersonalHome({ onEnterCompany }: PersonalHomeProps) {
  const texts = useTexts(workspaceMessages)
  return (
    <Screen name={texts.personalCentre} width="reading">
      <Content onEnterCompany={onEnterCompany} />
    </Screen>
  )
}

function Content({ onEnterCompany }: PersonalHomeProps) {
  const texts = useTexts(workspaceMessages)
  const [person, askAgain] = useAtom(personAtom)
  if (person.state === 'loading') return <ContentSkeleton />
  if (person.state === 'failed') {
    return (
      <Card>
        <RequestFailure failure={person.failure} title={texts.personFailed} onRetry={askAgain} />
      </Card>
    )
  }
  const { user, companies } = person.value
  return (
    <div className={styles.page} data-state={person.stale ? 'refreshing' : 'ready'}>
      <p className={styles.greeting}>{texts.greeting(nameOf(user))}</p>
      <OwnCompanies
        companies={companies}
        phone={user.phone}
        refreshing={person.stale}
        onEnter={onEnterCompany}
        onCheckAgain={askAgain}
      />
      <OwnRecord user={user} />
    </div>
  )
}
