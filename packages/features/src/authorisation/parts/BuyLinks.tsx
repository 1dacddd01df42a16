import { Button } from '@atrium/ui/button'
import { FeatureLink } from '../../shared/host/FeatureLink'
import type { KnownProduct } from '../api'
import { buyPath } from '../routes'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { useBuyer } from '../useBuyer'

type Bought = Pick<KnownProduct, 'productId' | 'soldId' | 'status' | 'licensingType'>

interface BuyLinksProps {
  /** Undefined: on its way. */
  readonly product: Bought | undefined
  /** Nothing else is there to do. Default false. */
  readonly isMain?: boolean
  readonly size?: 'small'
}

/** More time for the seats that end, and more seats, for whoever may buy for the company what is sold online. */
export function BuyLinks({ product, isMain = false, size }: BuyLinksProps) {
  const texts = useAuthorisationTexts()
  const companyId = useBuyer()
  if (!isOnSale(product) || companyId === undefined) return null
  const { soldId, productId, licensingType } = product
  const sized = size && { size }
  const isDated = licensingType === 'dated'
  return (
    <>
      {isDated && (
        <Button asChild {...sized} variant={isMain ? 'primary' : 'secondary'}>
          <FeatureLink to={buyPath(soldId, companyId, productId)}>{texts.renewAll}</FeatureLink>
        </Button>
      )}
      <Button asChild {...sized} variant={isMain && !isDated ? 'primary' : 'secondary'}>
        <FeatureLink to={buyPath(soldId, companyId)}>{texts.addSeats}</FeatureLink>
      </Button>
    </>
  )
}

/** Whether more of it can be bought online: what the vendor stopped can't be. */
export const isOnSale = (product: Bought | undefined): product is Bought & { readonly soldId: string } =>
  product !== undefined && product.soldId !== null && product.status !== 'disabled'
