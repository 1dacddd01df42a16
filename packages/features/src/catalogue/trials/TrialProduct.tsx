import { pagePaths } from '@atrium/contracts/paths'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { PurchaseBar } from '../../shared/purchase/PurchaseBar'
import { Screen } from '../../shared/screen/Screen'
import styles from '../../shared/screen/WithAside.module.css'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { productAtom } from '../atoms'
import { catalogueMessages } from '../messages'
import { ProductDescription } from '../parts/ProductDescription'
import { ProductFailure } from './parts/ProductFailure'
import { TrialCard } from './parts/TrialCard'
import { TrialBarPlace } from './TrialBarPlace'

/** `/TrialCenterProDerail?id=`: the description of a product, and its trial; for everybody. */
export function TrialProduct() {
  const texts = useTexts(catalogueMessages)
  const { loading } = useTexts(sharedMessages)
  const [product, askAgain] = useAtom(productAtom)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const name = product.state === 'ready' ? product.value.productName : texts.product
  return (
    <Screen
      above={[{ name: texts.center, to: pagePaths.trialCenter }]}
      name={name}
      kind={texts.product}
      width="reading"
    >
      {product.state === 'failed' && <ProductFailure failure={product.failure} onRetry={askAgain} />}
      {product.state === 'loading' && (
        <div role="status" aria-label={loading} aria-busy="true" className={styles.columns}>
          <Skeleton shape="block" height={640} />
          <Skeleton shape="block" height={320} />
        </div>
      )}
      {product.state === 'ready' && (
        <div className={styles.columns}>
          <ProductDescription product={product.value} />
          <aside className={styles.aside}>
            <TrialBarPlace value={place}>
              <TrialCard product={product.value} />
            </TrialBarPlace>
            {product.value.trialDays !== null && (
              <PurchaseBar label={texts.term} amount={texts.days(product.value.trialDays)}>
                <span ref={setPlace} />
              </PurchaseBar>
            )}
          </aside>
        </div>
      )}
    </Screen>
  )
}
