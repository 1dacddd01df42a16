import { pagePaths } from '@atrium/contracts/paths'
import { endingDays } from '@atrium/contracts/shared/licence/contract'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { ProductDrawing } from '../../../shared/drawing/ProductDrawing'
import { inCompany } from '../../../shared/host/companyInAddress'
import { FeatureLink } from '../../../shared/host/FeatureLink'
import { launchPath } from '../../../shared/host/launchPath'
import { useHost, useTexts } from '../../../shared/host/useKept'
import { LicenceState } from '../../../shared/licence/LicenceState'
import { CardLine, CardLines } from '../../../shared/screen/CardLine'
import { useFormat } from '../../../shared/texts/useFormat'
import type { Overview } from '../api'
import { overviewMessages } from '../messages'
import { useOverviewTexts } from '../useOverviewTexts'
import styles from './LicenceList.module.css'

type Licences = Pick<Overview, 'licences' | 'now'>

/** A person's licences in a company, with their ends and devices. */
export function LicenceList({ licences, now }: Licences) {
  const texts = useOverviewTexts(now)
  if (licences.length === 0) {
    return <EmptyState drawing="licences" title={texts.noLicences} description={texts.noLicencesHint} />
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
  const format = useFormat()
  const { name, drawing, status, devices, end } = licence
  const days = status === 'normal' && end !== null ? texts.daysUntil(end) : undefined
  return (
    <CardLine
      start={<ProductDrawing name={drawing ?? 'doorway'} size="small" />}
      title={name}
      detail={texts.devices(devices)}
    >
      <LicenceState status={status} daysLeft={days} />
      <span className={styles.term}>
        {format.validity(licence)}
        {days !== undefined && days > endingDays && (
          <span className={styles.left}>{texts.daysLeft(days)}</span>
        )}
      </span>
      <LicenceAction licence={licence} />
    </CardLine>
  )
}

/** A cloud app is opened; other products link to their details. */
function LicenceAction({ licence }: Pick<LicenceProps, 'licence'>) {
  const texts = useTexts(overviewMessages)
  const { companyId, serves } = useHost()
  const { name, status, productType, licenceId } = licence
  if (!companyId) return null
  if (productType === 'subscription' && status === 'normal')
    return (
      <Button size="small" className={styles.action} asChild>
        <FeatureLink
          to={launchPath({ source: 'company', id: licenceId, companyId })}
          target="_blank"
          rel="noopener"
          aria-label={texts.launchProduct(name)}
        >
          {texts.launch}
        </FeatureLink>
      </Button>
    )
  if (!serves(pagePaths.companyProducts)) return null
  return (
    <Button size="small" className={styles.action} asChild>
      <FeatureLink to={inCompany(pagePaths.companyProducts, companyId)} aria-label={texts.viewProduct(name)}>
        {texts.view}
      </FeatureLink>
    </Button>
  )
}
