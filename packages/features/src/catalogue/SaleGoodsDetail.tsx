import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { useAtom, useAtomValue } from 'jotai'
import { buyerParameter, shopPath } from '../shared/host/buyerInAddress'
import { FeatureLink } from '../shared/host/FeatureLink'
import { withQuery } from '../shared/host/query'
import { useTexts } from '../shared/host/useHost'
import layout from '../shared/screen/Layout.module.css'
import { Screen } from '../shared/screen/Screen'
import { BuyerNotice } from './parts/BuyerNotice'
import { PackageList } from './parts/PackageList'
import { ProductDescription } from './parts/ProductDescription'
import { SaleFailure } from './parts/SaleFailure'
import { SaleSkeleton } from './parts/SaleSkeleton'
import { catalogueRoutes, productPath } from './routes'
import { soldProductAtom } from './sales/atoms'
import { choiceAtom } from './sales/choice'
import { salesMessages } from './sales/messages'
import styles from './TrialProduct.module.css'

/** `/SaleGoodsDetail?id=`: what a product does and what it costs; for anybody. */
export default function SaleGoodsDetail() {
  const texts = useTexts(salesMessages)
  const [product, askAgain] = useAtom(soldProductAtom)
  const { companyId } = useAtomValue(choiceAtom)
  const known = product.state === 'ready' ? product.value : undefined
  return (
    <Screen
      above={[{ name: texts.list, to: shopPath(companyId) }]}
      name={known?.productName ?? texts.product}
      kind={texts.product}
      width="reading"
    >
      <BuyerNotice />
      {product.state === 'failed' && <SaleFailure failure={product.failure} onRetry={askAgain} />}
      {product.state === 'loading' && <SaleSkeleton />}
      {known && (
        <div className={styles.columns}>
          <ProductDescription product={{ ...known, isInstant: false }} />
          <aside className={styles.aside}>
            <Card title={texts.packages}>
              <div className={layout.stack}>
                <PackageList packages={known.packages} />
                <div className={layout.ending}>
                  <Button asChild variant="primary">
                    <FeatureLink
                      to={withQuery(catalogueRoutes.select, {
                        id: known.productId,
                        [buyerParameter]: companyId,
                      })}
                    >
                      {texts.buyNow}
                    </FeatureLink>
                  </Button>
                  {known.trialDays !== null && (
                    <Button asChild>
                      <FeatureLink to={productPath(known.productId)}>
                        {texts.tryFirst(known.trialDays)}
                      </FeatureLink>
                    </Button>
                  )}
                </div>
              </div>
            </Card>
          </aside>
        </div>
      )}
    </Screen>
  )
}
