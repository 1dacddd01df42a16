import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Link } from '@atrium/ui/link'
import { Notice } from '@atrium/ui/notice'
import { type ReactNode, useState } from 'react'
import { FeatureLink } from '../../../shared/host/FeatureLink'
import { launchPath } from '../../../shared/host/launchPath'
import { useTexts } from '../../../shared/host/useKept'
import layout from '../../../shared/screen/Layout.module.css'
import { KeptNumbers } from '../../../shared/texts/KeptNumbers'
import { useFormat } from '../../../shared/texts/useFormat'
import type { WholeProduct } from '../../api'
import { appsMessages } from '../../apps/messages'
import { catalogueMessages } from '../../messages'
import { useTimeLeft } from '../../parts/useTimeLeft'
import type { OwnTrial as Own, Trial } from '../api'
import { OwnedProduct } from './OwnedProduct'
import styles from './OwnTrial.module.css'
import { TrialBadge } from './TrialBadge'
import { TrialForm } from './TrialForm'
import { WithdrawQuestion } from './WithdrawQuestion'

interface OwnTrialProps {
  readonly product: WholeProduct
  readonly own: Own
}

/** The person's trial of a product: active, ended, or not requested yet. */
export function OwnTrial({ product, own: { trial, missing, owned } }: OwnTrialProps) {
  const texts = useTexts(catalogueMessages)
  const { serviceDay } = useFormat()
  const timeLeft = useTimeLeft()
  if (owned && trial?.status !== 'running') return <OwnedProduct product={product} owned={owned} />
  switch (trial?.status) {
    case 'applied':
      return (
        <Standing trial={trial} hint={texts.appliedHint}>
          <Withdraw trial={trial} />
        </Standing>
      )
    case 'running':
      return (
        <Standing
          trial={trial}
          hint={texts.until(serviceDay(trial.endAt))}
          way={product.productType === 'subscription' && <Launch trial={trial} />}
        >
          {trial.endAt && <p className={styles.left}>{timeLeft(trial.endAt)}</p>}
        </Standing>
      )
    case 'over':
      return <Standing trial={trial} hint={texts.overAt(serviceDay(trial.endAt))} />
    default:
      return (
        <>
          {trial?.status === 'refused' && (
            <Notice tone="danger" title={texts.refusedTitle}>
              {texts.reasonIs(trial.reason || texts.noReason)}
            </Notice>
          )}
          {trial?.status === 'withdrawn' && <p className={layout.hint}>{texts.withdrawnHint}</p>}
          <TrialForm product={product} missing={missing} />
        </>
      )
  }
}

interface StandingProps {
  readonly trial: Trial
  readonly hint: string
  /** The actions while it is active. */
  readonly way?: ReactNode
  readonly children?: ReactNode
}

function Standing({ trial, hint, way, children }: StandingProps) {
  const { toOwnTrials } = useTexts(catalogueMessages)
  return (
    <div className={styles.standing}>
      <TrialBadge status={trial.status} />
      {trial.status === 'running' && children}
      <p className={layout.hint}>
        <KeptNumbers>{hint}</KeptNumbers>
      </p>
      <div className={styles.ways}>
        {trial.status === 'running' ? way : children}
        <Link asChild alone variant="quiet">
          <FeatureLink to={pagePaths.ownTrials}>{toOwnTrials}</FeatureLink>
        </Link>
      </div>
    </div>
  )
}

/** A cloud app on trial can be opened too. */
function Launch({ trial: { id, productName } }: { readonly trial: Trial }) {
  const texts = useTexts(appsMessages)
  return (
    <Button asChild variant="primary">
      <FeatureLink
        to={launchPath({ source: 'trial', id, companyId: null })}
        target="_blank"
        rel="noopener"
        aria-label={texts.openOf(productName)}
      >
        {texts.open}
      </FeatureLink>
    </Button>
  )
}

function Withdraw({ trial }: { readonly trial: Trial }) {
  const { withdraw } = useTexts(catalogueMessages)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button tone="danger" onClick={() => setAsking(true)}>
        {withdraw}
      </Button>
      <WithdrawQuestion trial={trial} open={asking} onOpenChange={setAsking} />
    </>
  )
}
