import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { StatusBadge } from '@atrium/ui/status-badge'
import type { ReactNode } from 'react'
import { useTexts } from '../../../shared/host/useHost'
import { CountedTitle } from '../../../shared/screen/CountedTitle'
import { useFormat } from '../../../shared/texts/useFormat'
import { companyMessages } from '../../messages'
import { statusTones } from '../../productCards'
import type { Overview } from '../api'
import { overviewMessages } from '../messages'
import styles from './MyLicences.module.css'

interface MyLicencesProps extends Pick<Overview, 'licences'> {
  /** In which company, where the page around doesn't say so. */
  readonly company?: string
  /** What to do to get more of them. */
  readonly footer?: ReactNode
}

/** What a person may use, until when, and on how many devices it runs. */
export function MyLicences({ licences, company, footer }: MyLicencesProps) {
  const texts = useTexts(overviewMessages)
  return (
    <Card
      padding="none"
      className={styles.card}
      title={
        <CountedTitle count={licences.length > 0 && texts.licenceCount(licences.length)}>
          {texts.myLicences}
        </CountedTitle>
      }
      description={company}
      footer={footer}
    >
      {licences.length === 0 ? (
        <EmptyState title={texts.noLicences} description={texts.noLicencesHint} />
      ) : (
        <ul className={styles.list}>
          {licences.map((licence) => (
            <Licence key={licence.productId} licence={licence} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Licence({ licence }: { readonly licence: Overview['licences'][number] }) {
  const texts = useTexts(overviewMessages)
  const statuses = useTexts(companyMessages)
  const format = useFormat()
  const { name, status, devices } = licence
  return (
    <li className={styles.line}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>{texts.devices(devices)}</span>
      </span>
      <StatusBadge tone={statusTones[status]}>{statuses[status]}</StatusBadge>
      <span className={styles.term}>{format.validity(licence)}</span>
    </li>
  )
}
