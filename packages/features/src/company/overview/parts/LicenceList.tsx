import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { StatusBadge } from '@atrium/ui/status-badge'
import { inCompany } from '../../../shared/host/companyInAddress'
import { FeatureLink } from '../../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../../shared/host/useHost'
import { CardLine, CardLines } from '../../../shared/screen/CardLine'
import { useFormat } from '../../../shared/texts/useFormat'
import { companyMessages } from '../../messages'
import { statusTones } from '../../productCards'
import { companyRoutes } from '../../routes'
import type { Overview } from '../api'
import { endingDays } from '../contract'
import { useOverviewTexts } from '../useOverviewTexts'
import styles from './LicenceList.module.css'

type Licences = Pick<Overview, 'licences' | 'now'>

/** What a person may use in a company, until when, and on how many devices it runs. */
export function LicenceList({ licences, now }: Licences) {
  const texts = useOverviewTexts(now)
  if (licences.length === 0) {
    return <EmptyState title={texts.noLicences} description={texts.noLicencesHint} />
  }
  return (
    <div className={styles.licences}>
      <CardLines className={styles.list}>
        {licences.map((licence) => (
          <Licence key={licence.productId} licence={licence} now={now} />
        ))}
      </CardLines>
    </div>
  )
}

interface LicenceProps extends Pick<Licences, 'now'> {
  readonly licence: Overview['licences'][number]
}

function Licence({ licence, now }: LicenceProps) {
  const texts = useOverviewTexts(now)
  const statuses = useTexts(companyMessages)
  const { companyId, serves } = useHost()
  const format = useFormat()
  const { name, status, devices, end } = licence
  const days = status === 'normal' && end !== null ? texts.daysUntil(end) : undefined
  return (
    <CardLine title={name} detail={texts.devices(devices)}>
      <StatusBadge tone={statusTones[status]}>{statuses[status]}</StatusBadge>
      <span className={styles.term}>
        {format.validity(licence)}
        {days !== undefined && (
          <span className={styles.left} data-term={days <= endingDays ? 'ending' : 'running'}>
            {texts.daysLeft(days)}
          </span>
        )}
      </span>
      {serves(companyRoutes.ownProducts) && companyId && (
        <Button size="small" className={styles.action} asChild>
          <FeatureLink
            to={inCompany(companyRoutes.ownProducts, companyId)}
            aria-label={texts.viewProduct(name)}
          >
            {texts.view}
          </FeatureLink>
        </Button>
      )}
    </CardLine>
  )
}
