import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom, useAtomValue } from 'jotai'
import { use } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../shared/host/useKept'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { Screen } from '../../shared/screen/Screen'
import { CatalogueHostContext } from '../parts/CatalogueHost'
import { CatalogueSkeleton } from '../parts/CatalogueSkeleton'
import { Offer } from '../parts/Offer'
import { ProductCard } from '../parts/ProductCard'
import card from '../parts/ProductCard.module.css'
import { soldProductPath } from '../routes'
import grid from '../trials/parts/ProductGrid.module.css'
import { soldAtom } from './atoms'
import { choiceAtom } from './choice'
import { salesMessages } from './messages'
import { BuyerNotice } from './parts/BuyerNotice'
import { useYuan } from './saleWords'

/** `/saleGoodsList`: the products on sale; for everybody. */
export function SaleGoodsList() {
  const texts = useTexts(salesMessages)
  const { isSignedIn } = use(CatalogueHostContext)
  const yuan = useYuan()
  const { companyId } = useAtomValue(choiceAtom)
  const [sold, askAgain] = useAtom(soldAtom)
  return (
    <Screen
      name={texts.list}
      width="reading"
      actions={
        // Signed-in people have it in the menu.
        !isSignedIn && (
          <Button asChild>
            <FeatureLink to={pagePaths.trialCenter}>{texts.toTrials}</FeatureLink>
          </Button>
        )
      }
    >
      <BuyerNotice around={useHost().companyId} />
      {sold.state === 'loading' && <CatalogueSkeleton />}
      {sold.state === 'failed' && (
        <RequestFailure failure={sold.failure} title={texts.listFailed} onRetry={askAgain} />
      )}
      {sold.state === 'ready' &&
        (sold.value.products.length === 0 ? (
          <EmptyState drawing="products" title={texts.none} description={texts.noneHint} />
        ) : (
          <Offer
            catalogue={sold.value}
            grid={(products) => (
              <ul className={grid.grid}>
                {products.map((product) => (
                  <ProductCard
                    key={product.productId}
                    product={{ ...product, isInstant: false }}
                    category={categoryOf(product.categoryId)}
                    to={soldProductPath(product.productId, companyId)}
                  >
                    <span className={card.price}>{texts.from(yuan(product.lowestPrice))}</span>
                  </ProductCard>
                ))}
              </ul>
            )}
          />
        ))}
    </Screen>
  )

  function categoryOf(id: string) {
    if (sold.state !== 'ready') return undefined
    return sold.value.categories.find(({ categoryId }) => categoryId === id)?.categoryName
  }
}
