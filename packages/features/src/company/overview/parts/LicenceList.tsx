import { EmptyState } from '@atrium/ui/empty-state'
import { StatusBadge } from '@atrium/ui/status-badge'
import { useTexts } from '../../../shared/host/useHost'
import { useFormat } from '../../../shared/texts/useFormat'
import { companyMessages } from '../../messages'
import { statusTones } from '../../productCards'
import type { Overview } from '../api'
import { overviewMessages } from '../messages'
import { CardLine, CardLines } from './CardLine'
import styles from './LicenceList.module.css'

/** What a person may use in a company, until when, and on how many devices it runs. */
export function LicenceList({ licences }: Pick<Overview, 'licences'>) {
  const texts = useTexts(overviewMessages)
  if (licences.length === 0) {
    return <EmptyState title={texts.noLicences} description={texts.noLicencesHint} />
  }
  return (
    <div className={styles.licences}>
      <CardLines className={styles.list}>
        {licences.map((licence) => (
          <Licence key={licence.productId} licence={licence} />
        ))}
      </CardLines>
    </div>
  )
}

function Licence({ licence }: { readonly licence: Overview['licences'][number] }) {
  const texts = useTexts(overviewMessages)
  const statuses = useTexts(companyMessages)
  const format = useFormat()
  const { name, status, devices } = licence
  return (
    <CardLine title={name} detail={texts.devices(devices)}>
      <StatusBadge tone={statusTones[status]}>{statuses[status]}</StatusBadge>
      <span className={styles.term}>{format.validity(licence)}</span>
    </CardLine>
  )
}
