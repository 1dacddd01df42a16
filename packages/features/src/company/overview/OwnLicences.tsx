import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { useTexts } from '../../shared/host/useKept'
import { RequestFailure } from '../../shared/request/RequestFailure'
import type { Overview } from './api'
import { overviewAtom } from './atoms'
import { overviewMessages } from './messages'
import styles from './OwnLicences.module.css'
import { LicenceList } from './parts/LicenceList'

/** The person's licences in the provider's company, and whom to ask for more, for a page that names the company. */
export function OwnLicences() {
  const { licencesFailed } = useTexts(overviewMessages)
  const [overview, askAgain] = useAtom(overviewAtom)
  if (overview.state === 'failed') {
    return <RequestFailure failure={overview.failure} title={licencesFailed} onRetry={askAgain} />
  }
  if (overview.state === 'loading') {
    return (
      <div className={styles.waiting}>
        <Skeleton lines={6} />
      </div>
    )
  }
  const { licences, contacts, now } = overview.value
  return (
    <>
      <LicenceList licences={licences} now={now} />
      {contacts.length > 0 && <Askable contacts={contacts} />}
    </>
  )
}

function Askable({ contacts }: Pick<Overview, 'contacts'>) {
  const texts = useTexts(overviewMessages)
  return (
    <p className={styles.ask}>
      {texts.whomToAsk} {texts.ask}{' '}
      {contacts.map(({ name, role, phone }, index) => (
        <span key={`${role} ${name}`}>
          {index > 0 && texts.comma}
          <span className={styles.asked}>{name}</span>
          {texts.ofRole(texts[role], phone)}
        </span>
      ))}
    </p>
  )
}
