import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { ProductDrawing } from '../../../shared/drawing/ProductDrawing'
import { FeatureLink } from '../../../shared/host/FeatureLink'
import { useTexts } from '../../../shared/host/useKept'
import { useFormat } from '../../../shared/texts/useFormat'
import { catalogueMessages } from '../../messages'
import { OutcomeHead } from '../../parts/OutcomeHead'
import { productPath } from '../../routes'
import type { Trial } from '../api'
import { TrialBadge } from './TrialBadge'
import styles from './TrialOutcome.module.css'

/** A trial request, its result, and the next steps. */
export function TrialOutcome({ trial }: { readonly trial: Trial }) {
  const texts = useTexts(catalogueMessages)
  const { timestamp, serviceDay, serviceTime } = useFormat()
  const { title, hint } = words()
  return (
    <div className={styles.columns}>
      <Card padding="none">
        <OutcomeHead drawing={<ProductDrawing name={trial.drawing} />} title={title} hint={hint}>
          <Button asChild variant="primary">
            <FeatureLink to={pagePaths.ownTrials}>{texts.toOwnTrials}</FeatureLink>
          </Button>
          <Button asChild>
            <FeatureLink to={pagePaths.trialCenter}>{texts.more}</FeatureLink>
          </Button>
        </OutcomeHead>
        <div className={styles.facts}>
          <DescriptionList columns={1}>
            <DescriptionItem term={texts.productName}>
              <FeatureLink to={productPath(trial.productId)} className={styles.product}>
                {trial.productName}
              </FeatureLink>
            </DescriptionItem>
            <DescriptionItem term={texts.status}>
              <TrialBadge status={trial.status} />
            </DescriptionItem>
            {trial.status === 'refused' && (
              <DescriptionItem term={texts.reason}>{trial.reason || texts.noReason}</DescriptionItem>
            )}
            <DescriptionItem term={texts.purpose}>{trial.purpose}</DescriptionItem>
            <DescriptionItem term={texts.appliedAt}>{timestamp(trial.appliedAt)}</DescriptionItem>
            {trial.endAt && (
              <DescriptionItem term={texts.endAt}>
                <span title={texts.inChina(serviceTime(trial.endAt))}>{serviceDay(trial.endAt)}</span>
              </DescriptionItem>
            )}
          </DescriptionList>
        </div>
      </Card>
      {trial.status === 'applied' && (
        <Card title={texts.next}>
          <ol className={styles.steps}>
            {steps().map(([step, detail]) => (
              <li key={step}>
                <strong>{step}</strong>
                <span>{detail}</span>
              </li>
            ))}
          </ol>
        </Card>
      )}
    </div>
  )

  function words() {
    const { status, productName, endAt } = trial
    if (status === 'applied') return { title: texts.submitted, hint: texts.appliedHint }
    if (status === 'running') return { title: texts.opened, hint: texts.until(serviceDay(endAt)) }
    return { title: texts.resultOf(texts[status]), hint: productName }
  }

  function steps() {
    return [
      [texts.nextReview, texts.nextReviewHint],
      [texts.nextMessage, texts.nextMessageHint],
      [texts.nextUse, texts.nextUseHint],
    ] as const
  }
}
