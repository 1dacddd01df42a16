import { Card } from '@atrium/ui/card'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { useTexts } from '../../shared/host/useHost'
import { RequestFailure } from '../../shared/request/RequestFailure'
import type { Overview } from './api'
import { overviewAtom } from './atoms'
import { overviewMessages } from './messages'
import { MyLicences } from './parts/MyLicences'
import styles from './parts/MyLicences.module.css'

interface OwnLicencesProps {
  readonly companyName: string
}

/** What the person may use in the provider's company, for a page that is of no company: it says which. */
export function OwnLicences({ companyName }: OwnLicencesProps) {
  const { myLicences, licencesFailed } = useTexts(overviewMessages)
  const [overview, askAgain] = useAtom(overviewAtom)
  if (overview.state !== 'ready') {
    return (
      <Card title={myLicences} description={companyName}>
        {overview.state === 'failed' ? (
          <RequestFailure failure={overview.failure} title={licencesFailed} onRetry={askAgain} />
        ) : (
          <Skeleton lines={6} />
        )}
      </Card>
    )
  }
  const { licences, contacts } = overview.value
  return (
    <MyLicences
      licences={licences}
      company={companyName}
      footer={contacts.length > 0 && <Askable contacts={contacts} />}
    />
  )
}

function Askable({ contacts }: Pick<Overview, 'contacts'>) {
  const texts = useTexts(overviewMessages)
  return (
    <p className={styles.ask}>
      {texts.whomToAsk} {texts.ask}{' '}
      {contacts.map(({ name, role }, index) => (
        <span key={`${role} ${name}`}>
          {index > 0 && texts.comma}
          <span className={styles.asked}>{name}</span> ({texts[role]})
        </span>
      ))}
    </p>
  )
}
