import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { StatusBadge } from '@atrium/ui/status-badge'
import { useTexts } from '../../../shared/host/useHost'
import { useFormat } from '../../../shared/texts/useFormat'
import { companyMessages } from '../../messages'
import { statusTones } from '../../productCards'
import type { Overview } from '../api'
import { overviewMessages } from '../messages'
import styles from './MyLicences.module.css'

/** What a member may use, until when, and on how many devices it runs. */
export function MyLicences({ licences }: Pick<Overview, 'licences'>) {
  const texts = useTexts(overviewMessages)
  const company = useTexts(companyMessages)
  const format = useFormat()
  return (
    <Card
      padding="none"
      title={
        <>
          {texts.myLicences}{' '}
          {licences.length > 0 && <span className={styles.count}>{texts.licenceCount(licences.length)}</span>}
        </>
      }
    >
      {licences.length === 0 ? (
        <EmptyState title={texts.noLicences} description={texts.noLicencesHint} />
      ) : (
        <ul className={styles.list}>
          {licences.map(({ productId, name, status, devices, ...term }) => (
            <li key={productId} className={styles.line}>
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.detail}>
                  {format.validity(term)} · {texts.devices(devices)}
                </span>
              </span>
              <StatusBadge tone={statusTones[status]}>{company[status]}</StatusBadge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
