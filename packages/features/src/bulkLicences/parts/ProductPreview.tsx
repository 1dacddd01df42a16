import { RemoveButton } from '../../shared/form/Chip'
import { useTexts } from '../../shared/host/useKept'
import { useLicenceStatusName } from '../../shared/licence/LicenceState'
import { ProductEffect } from '../../shared/licence/ProductEffect'
import { usePoolNames } from '../../shared/licence/usePoolNames'
import { useFormat } from '../../shared/texts/useFormat'
import type { BulkKind, PreviewedProduct } from '../api'
import { bulkLicencesMessages } from '../messages'

interface ProductPreviewProps {
  readonly kind: BulkKind
  readonly product: PreviewedProduct
  readonly onRemove: () => void
}

const mostShort = 5

/** One product: how many gain or lose it, whose seats those are, who is skipped, and who gets none. */
export function ProductPreview({ kind, product, onRemove }: ProductPreviewProps) {
  const texts = useTexts(bulkLicencesMessages)
  const format = useFormat()
  const nameOf = useLicenceStatusName()
  const { productName, endTime, status, count, unchanged, short, without, onlineCount } = product
  const { ruledCount, borrowedCount } = product
  const pools = usePoolNames(product.pools)
  const isGrant = kind === 'grant'
  const facts = [
    endTime === null ? texts.permanent : texts.until(format.serviceDay(endTime)),
    count > 0 && pools !== '' && (isGrant ? texts.from(pools) : texts.returnsTo(pools)),
    unchanged > 0 && (isGrant ? texts.heldBy : texts.notHeldBy)(unchanged),
  ]
  const names = without.slice(0, mostShort).map(({ realName }) => realName)
  return (
    <ProductEffect
      productName={productName}
      count={count > 0 ? (isGrant ? texts.gainCount(count) : texts.lossCount(count)) : '0'}
      look={count === 0 ? 'none' : isGrant ? 'gain' : 'loss'}
      facts={facts}
      problems={[
        status !== 'normal' && isGrant && texts.notUsable(nameOf(status)),
        short > 0 && texts.shortOf(format.people(names, short)),
        onlineCount > 0 && texts.onlineOf(onlineCount),
        ruledCount > 0 && texts.ruledOf(ruledCount),
        borrowedCount > 0 && texts.borrowedOf(borrowedCount),
      ]}
      end={<RemoveButton label={texts.removeProduct(productName)} onRemove={onRemove} />}
    />
  )
}
