import { Card } from '@atrium/ui/card'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { useAtom, useAtomValue } from 'jotai'
import { shopPath } from '../../shared/host/buyerInAddress'
import { useHost, useTexts } from '../../shared/host/useKept'
import { PurchaseBar } from '../../shared/purchase/PurchaseBar'
import layout from '../../shared/screen/Layout.module.css'
import { Screen } from '../../shared/screen/Screen'
import styles from '../../shared/screen/WithAside.module.css'
import { ProductDescription } from '../parts/ProductDescription'
import type { WholeSoldProduct } from './api'
import { soldProductAtom } from './atoms'
import { choiceAtom } from './choice'
import { salesMessages } from './messages'
import { BuyerNotice } from './parts/BuyerNotice'
import { PackageList } from './parts/PackageList'
import { SaleFailure } from './parts/SaleFailure'
import { SaleSkeleton } from './parts/SaleSkeleton'
import { BuyMore, BuyNow, SaleStanding, TryFirst, useStandingIsComing } from './parts/SaleWays'
import { useYuan } from './saleWords'

/** `/SaleGoodsDetail?id=`: the description and prices of a product; for everybody. */
export function SaleGoodsDetail() {
  const texts = useTexts(salesMessages)
  const yuan = useYuan()
  const isPhone = useNarrowWindow()
  const [product, askAgain] = useAtom(soldProductAtom)
  const { companyId } = useAtomValue(choiceAtom)
  const isComing = useStandingIsComing()
  const known = product.state === 'ready' ? product.value : undefined
  return (
    <Screen
      above={[{ name: texts.list, to: shopPath(companyId) }]}
      name={known?.productName ?? texts.product}
      kind={texts.product}
      width="reading"
    >
      <BuyerNotice around={useHost().companyId} />
      {product.state === 'failed' && <SaleFailure failure={product.failure} onRetry={askAgain} />}
      {(product.state === 'loading' || (known && isComing)) && <SaleSkeleton />}
      {known && !isComing && (
        <div className={styles.columns}>
          <ProductDescription product={{ ...known, isInstant: false }} />
          <aside className={styles.aside}>
            <Card title={texts.packages}>
              <div className={layout.stack}>
                <PackageList packages={known.packages} />
                <SaleStanding />
                <div className={layout.ending}>
                  {!isPhone && <BuyNow product={known} />}
                  <BuyMore product={known} />
                  <TryFirst product={known} />
                </div>
              </div>
            </Card>
            <PurchaseBar amount={texts.from(yuan(lowestPrice(known)))}>
              <BuyNow product={known} />
            </PurchaseBar>
          </aside>
        </div>
      )}
    </Screen>
  )
}

const lowestPrice = ({ packages }: WholeSoldProduct) =>
  Math.min(...packages.flatMap(({ terms }) => terms.map(({ price }) => price)))
