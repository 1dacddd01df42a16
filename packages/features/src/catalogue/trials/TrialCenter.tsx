import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom } from 'jotai'
import { use } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { Screen } from '../../shared/screen/Screen'
import { catalogueAtom } from '../atoms'
import { catalogueMessages } from '../messages'
import { CatalogueHostContext } from '../parts/CatalogueHost'
import { CatalogueSkeleton } from '../parts/CatalogueSkeleton'
import { Offer } from '../parts/Offer'
import { ProductGrid } from './parts/ProductGrid'

/** `/TrialCenter`: the vendor's offers; for everybody. */
export function TrialCenter() {
  const texts = useTexts(catalogueMessages)
  const { isSignedIn } = use(CatalogueHostContext)
  const [catalogue, askAgain] = useAtom(catalogueAtom)
  return (
    <Screen
      name={texts.center}
      width="reading"
      actions={
        // Signed-in people have it in the menu.
        !isSignedIn && (
          <Button asChild>
            <FeatureLink to={pagePaths.shop}>{texts.toSold}</FeatureLink>
          </Button>
        )
      }
    >
      {catalogue.state === 'loading' && <CatalogueSkeleton />}
      {catalogue.state === 'failed' && (
        <RequestFailure failure={catalogue.failure} title={texts.productsFailed} onRetry={askAgain} />
      )}
      {catalogue.state === 'ready' &&
        (catalogue.value.products.length === 0 ? (
          <EmptyState drawing="products" title={texts.noProducts} description={texts.noProductsHint} />
        ) : (
          <Offer
            catalogue={catalogue.value}
            grid={(products) => (
              <ProductGrid catalogue={catalogue.value} products={products} showsTrials={isSignedIn} />
            )}
          />
        ))}
    </Screen>
  )
}
