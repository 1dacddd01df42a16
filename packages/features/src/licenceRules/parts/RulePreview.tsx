import { Card } from '@atrium/ui/card'
import { Skeleton } from '@atrium/ui/skeleton'
import { useTexts } from '../../shared/host/useKept'
import { PartsBar } from '../../shared/licence/PartsBar'
import { ProductEffect, ProductEffects } from '../../shared/licence/ProductEffect'
import { usePoolNames } from '../../shared/licence/usePoolNames'
import { RequestFailure } from '../../shared/request/RequestFailure'
import type { Request } from '../../shared/request/request'
import layout from '../../shared/screen/Layout.module.css'
import { useFormat } from '../../shared/texts/useFormat'
import type { Preview, PreviewedProduct } from '../api'
import { licenceRulesMessages } from '../messages'
import styles from './RulePreview.module.css'
import { useRuleWords } from './useRuleWords'

interface RulePreviewProps {
  /** Undefined: members or products are missing. */
  readonly preview: Request<Preview> | undefined
  readonly onRetry: () => void
}

/** What saving the rule would do, in total and for each product. */
export function RulePreview({ preview, onRetry }: RulePreviewProps) {
  const texts = useTexts(licenceRulesMessages)
  const isWaiting = preview?.state === 'loading' || (preview?.state === 'ready' && preview.stale)
  return (
    <Card
      title={texts.preview}
      description={preview?.state === 'ready' && texts.inReach(preview.value.memberCount)}
      aria-busy={isWaiting}
    >
      {!preview && <p className={layout.hint}>{texts.previewHint}</p>}
      {preview?.state === 'failed' && (
        <RequestFailure failure={preview.failure} title={texts.previewFailed} onRetry={onRetry} />
      )}
      {preview?.state === 'loading' && (
        <div>
          <span className={layout.heard}>{texts.previewing}</span>
          <Skeleton width="100%" />
          <Skeleton lines={3} width="70%" />
        </div>
      )}
      {preview?.state === 'ready' && (
        <div className={styles.preview} data-state={preview.stale ? 'stale' : 'ready'}>
          <Totals preview={preview.value} />
          <ProductEffects>
            {preview.value.products.map((product) => (
              <ProductLine key={product.productId} product={product} />
            ))}
          </ProductEffects>
        </div>
      )}
    </Card>
  )
}

/** All members × products to scale. */
function Totals({ preview: { products } }: { readonly preview: Preview }) {
  const texts = useTexts(licenceRulesMessages)
  const sum = (of: 'gains' | 'keeps' | 'other' | 'waits' | 'loses') =>
    products.reduce((total, product) => total + product[of], 0)
  const has = sum('keeps') + sum('other')
  return (
    <PartsBar
      label={texts.barOf(sum('gains'), has, sum('waits'), sum('loses'))}
      parts={[
        { id: 'gains', look: 'strong', size: sum('gains'), words: texts.gains, stays: true },
        { id: 'has', look: 'off', size: has, words: texts.others },
        { id: 'waits', look: 'full', size: sum('waits'), words: texts.waits },
        { id: 'loses', look: 'lost', size: sum('loses'), words: texts.loses },
      ]}
    />
  )
}

const mostNames = 5

/** One product: how many get it and whose seats those are, who has it, and who waits or loses it. */
function ProductLine({ product }: { readonly product: PreviewedProduct }) {
  const texts = useTexts(licenceRulesMessages)
  const { people } = useFormat()
  const words = useRuleWords()
  const pools = usePoolNames(product.pools)
  const { gains, keeps, other, waits, loses, problem } = product
  const names = product.waiting.slice(0, mostNames).map(({ realName }) => realName)
  const obstacle = problem && words.problem(problem)
  return (
    <ProductEffect
      productName={product.productName}
      count={gains > 0 ? texts.gainCount(gains) : loses > 0 ? texts.lossCount(loses) : '0'}
      look={gains > 0 ? 'gain' : loses > 0 ? 'loss' : 'none'}
      facts={[
        gains > 0 && pools !== '' && texts.from(pools),
        keeps > 0 && texts.keepCount(keeps),
        other > 0 && texts.otherCount(other),
      ]}
      problems={[
        obstacle !== null && texts.problemHelp(obstacle.name, obstacle.help),
        waits > 0 && texts.waitNames(people(names, waits)),
        loses > 0 && texts.loseCount(loses),
      ]}
    />
  )
}
