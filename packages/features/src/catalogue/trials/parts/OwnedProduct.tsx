import { pagePaths, paths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { buyerParameter, oneself } from '../../../shared/host/buyerInAddress'
import { FeatureLink } from '../../../shared/host/FeatureLink'
import { useTexts } from '../../../shared/host/useKept'
import { KeptNumbers } from '../../../shared/texts/KeptNumbers'
import { useFormat } from '../../../shared/texts/useFormat'
import type { WholeProduct } from '../../api'
import { catalogueMessages } from '../../messages'
import type { OwnTrial } from '../api'

interface OwnedProductProps {
  readonly product: WholeProduct
  readonly owned: NonNullable<OwnTrial['owned']>
}

/** The end of the person's own product, which needs no trial. */
export function OwnedProduct({ product: { productId, isSold }, owned }: OwnedProductProps) {
  const texts = useTexts(catalogueMessages)
  const { serviceDay: day } = useFormat()
  return (
    <>
      <Notice tone={owned.isOver ? 'warning' : 'accent'}>
        <KeptNumbers>{words()}</KeptNumbers>
      </Notice>
      <Button asChild variant="primary">
        {owned.isOver && isSold ? (
          <FeatureLink to={paths.selectGoods({ id: productId, [buyerParameter]: oneself })}>
            {texts.renew}
          </FeatureLink>
        ) : (
          <FeatureLink to={pagePaths.ownProducts}>{texts.toOwnProducts}</FeatureLink>
        )}
      </Button>
    </>
  )

  function words() {
    if (owned.isOver) return texts.ownedOver(day(owned.endAt))
    if (owned.source === 'company')
      return owned.endAt === null ? texts.givenForEver : texts.givenUntil(day(owned.endAt))
    return owned.endAt === null ? texts.ownedForEver : texts.ownedUntil(day(owned.endAt))
  }
}
