import { Skeleton } from '@atrium/ui/skeleton'
import { useId } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { PartsBar } from '../../shared/licence/PartsBar'
import { ProductEffects } from '../../shared/licence/ProductEffect'
import { RequestFailure } from '../../shared/request/RequestFailure'
import type { Request } from '../../shared/request/request'
import layout from '../../shared/screen/Layout.module.css'
import type { BulkKind, Preview } from '../api'
import { bulkLicencesMessages } from '../messages'
import choice from './Choice.module.css'
import styles from './Preview.module.css'
import { ProductPreview } from './ProductPreview'

interface PreviewSectionProps {
  readonly kind: BulkKind
  /** Undefined: people or products are missing. */
  readonly preview: Request<Preview> | undefined
  readonly onRetry: () => void
  readonly onRemove: (productId: string) => void
}

/** What would happen, in total and for each product. */
export function PreviewSection({ kind, preview, onRetry, onRemove }: PreviewSectionProps) {
  const texts = useTexts(bulkLicencesMessages)
  const titleId = useId()
  const isWaiting = preview?.state === 'loading' || (preview?.state === 'ready' && preview.stale)
  return (
    <section
      className={layout.tightStack}
      aria-labelledby={titleId}
      aria-busy={isWaiting}
      data-state={isWaiting ? 'stale' : 'ready'}
    >
      <h3 id={titleId} className={choice.title}>
        {texts.preview}
      </h3>
      {!preview && (
        <p className={layout.hint}>{kind === 'grant' ? texts.previewHint : texts.previewCancelHint}</p>
      )}
      {preview?.state === 'failed' && (
        <RequestFailure failure={preview.failure} title={texts.previewFailed} onRetry={onRetry} />
      )}
      {preview?.state === 'loading' && (
        <div>
          <span className={layout.heard}>{texts.previewing}</span>
          <Skeleton width="100%" />
          <Skeleton lines={2} width="70%" />
        </div>
      )}
      {preview?.state === 'ready' && (
        <div className={styles.preview} data-state={preview.stale ? 'stale' : 'ready'}>
          <Totals kind={kind} preview={preview.value} />
          <ProductEffects>
            {preview.value.products.map((product) => (
              <ProductPreview
                key={product.productId}
                kind={kind}
                product={product}
                onRemove={() => onRemove(product.productId)}
              />
            ))}
          </ProductEffects>
        </div>
      )}
    </section>
  )
}

interface TotalsProps {
  readonly kind: BulkKind
  readonly preview: Preview
}

/** All lines to scale: done, skipped, and without a seat. */
function Totals({ kind, preview: { products } }: TotalsProps) {
  const texts = useTexts(bulkLicencesMessages)
  const sum = (of: 'count' | 'unchanged' | 'short') =>
    products.reduce((total, product) => total + product[of], 0)
  return (
    <PartsBar
      label={texts.barOf(sum('count'), sum('unchanged'), sum('short'))}
      parts={[
        {
          id: 'done',
          look: 'strong',
          size: sum('count'),
          words: kind === 'grant' ? texts.gained : texts.lost,
          stays: true,
        },
        {
          id: 'skipped',
          look: 'off',
          size: sum('unchanged'),
          words: kind === 'grant' ? texts.held : texts.notHeld,
        },
        { id: 'short', look: 'full', size: sum('short'), words: texts.short },
      ]}
    />
  )
}
