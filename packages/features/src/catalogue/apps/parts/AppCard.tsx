import { Button } from '@atrium/ui/button'
import { StatusBadge } from '@atrium/ui/status-badge'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { ProductDrawing } from '../../../shared/drawing/ProductDrawing'
import { renewPath } from '../../../shared/host/buyerInAddress'
import { FeatureLink } from '../../../shared/host/FeatureLink'
import { launchPath } from '../../../shared/host/launchPath'
import { useTexts } from '../../../shared/host/useKept'
import { daysLeft } from '../../../shared/licence/LicenceStanding'
import { LicenceState } from '../../../shared/licence/LicenceState'
import { useFormat } from '../../../shared/texts/useFormat'
import { askPath, soldProductPath } from '../../routes'
import type { App } from '../api'
import { appsMessages } from '../messages'
import styles from './AppCard.module.css'

/** A cloud app with one licence: its state, where it is in use, and a link to open it. */
export function AppCard({ app }: { readonly app: App }) {
  const texts = useTexts(appsMessages)
  const { serviceDay: day } = useFormat()
  const { productName, source, companyName, endAt, seats, status } = app
  const origin = source === 'company' ? texts.from(companyName ?? '') : texts[source]
  const term =
    endAt === null ? texts.forEver : status === 'over' ? texts.overSince(day(endAt)) : texts.until(day(endAt))
  return (
    <li className={styles.card} data-status={status}>
      <div className={styles.head}>
        <ProductDrawing name={app.drawing ?? 'doorway'} size="small" />
        <AppBadge app={app} />
      </div>
      <h3 className={styles.name}>{productName}</h3>
      <p className={styles.line}>{origin}</p>
      <p className={styles.line}>
        {term}
        {seats > 1 && ` · ${texts.seats(seats)}`}
      </p>
      <AppUse uses={app.uses} />
      <div className={styles.end}>
        <AppActions app={app} />
      </div>
    </li>
  )
}

const statuses = { usable: 'normal', over: 'expired', disabled: 'disabled' } as const

/** The state of the licence. An app without an address says so. */
function AppBadge({ app: { status, endAt } }: { readonly app: App }) {
  const texts = useTexts(appsMessages)
  if (status === 'nowhere') return <StatusBadge tone="idle">{texts.nowhere}</StatusBadge>
  return (
    <LicenceState
      status={statuses[status]}
      daysLeft={endAt === null ? undefined : daysLeft(endAt, new Date())}
    />
  )
}

/** If it is in use on this device, other devices don't matter. */
function AppUse({ uses }: Pick<App, 'uses'>) {
  const texts = useTexts(appsMessages)
  const [latest] = uses
  if (!latest) return null
  const device = [latest.browser, latest.system].filter(Boolean).join(' · ')
  const words = uses.some(({ isHere }) => isHere)
    ? texts.inUseHere
    : device
      ? texts.inUseOn(device)
      : texts.inUseElsewhere
  return (
    <p className={styles.use}>
      <StatusBadge tone="success">{words}</StatusBadge>
    </p>
  )
}

function AppActions({ app }: { readonly app: App }): ReactNode {
  const texts = useTexts(appsMessages)
  const { productName, productId, isSold, status, companyId } = app
  if (status === 'nowhere') return <p className={styles.hint}>{texts.nowhereHint}</p>
  return (
    <>
      {status === 'usable' && (
        <Button asChild icon={<ExternalLink />}>
          <FeatureLink
            to={launchPath(app)}
            target="_blank"
            rel="noopener"
            aria-label={texts.openOf(productName)}
          >
            {texts.open}
          </FeatureLink>
        </Button>
      )}
      {status === 'disabled' && <p className={styles.hint}>{texts.disabledHint}</p>}
      {status === 'over' && companyId && (
        <Button asChild>
          <FeatureLink to={askPath(companyId)} aria-label={texts.of(texts.ask, productName)}>
            {texts.ask}
          </FeatureLink>
        </Button>
      )}
      {productId && isSold && !companyId && (status === 'over' || app.source === 'trial') && (
        <Button asChild>
          <FeatureLink
            to={
              app.source === 'trial'
                ? soldProductPath(productId)
                : renewPath({ soldId: productId, companyId: undefined }, app.id)
            }
            aria-label={texts.of(app.source === 'trial' ? texts.buy : texts.renew, productName)}
          >
            {app.source === 'trial' ? texts.buy : texts.renew}
          </FeatureLink>
        </Button>
      )}
    </>
  )
}
