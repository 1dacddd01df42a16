import { pagePaths } from '@atrium/contracts/paths'
import { Notice } from '@atrium/ui/notice'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { use } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { Screen } from '../../shared/screen/Screen'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { productAtom } from '../atoms'
import { catalogueMessages } from '../messages'
import { CatalogueHostContext } from '../parts/CatalogueHost'
import { productPath } from '../routes'
import { ProductFailure } from './parts/ProductFailure'

/**
 * `/AddPersonInfo?id=`: the profile fields that the vendor requires for a trial of the product, and a link back
 * to it.
 */
export function PersonWanted() {
  const texts = useTexts(catalogueMessages)
  const { loading } = useTexts(sharedMessages)
  const { personForm } = use(CatalogueHostContext)
  const [product, askAgain] = useAtom(productAtom)
  const known = product.state === 'ready' ? product.value : undefined
  const back = known && productPath(known.productId)
  return (
    <Screen
      above={[
        { name: texts.center, to: pagePaths.trialCenter },
        ...(known && back ? [{ name: known.productName, to: back }] : []),
      ]}
      name={texts.personWanted}
      width="reading"
    >
      {product.state === 'failed' && <ProductFailure failure={product.failure} onRetry={askAgain} />}
      {product.state === 'loading' && (
        <div role="status" aria-label={loading} aria-busy="true">
          <Skeleton shape="block" height={640} />
        </div>
      )}
      {known && back && (
        <>
          <Notice>{texts.personWhy(known.productName)}</Notice>
          {personForm(back)}
        </>
      )}
    </Screen>
  )
}
