import { Button } from '@atrium/ui/button'
import { ShoppingCart } from 'lucide-react'
import { shopPath } from '../../shared/host/buyerInAddress'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { type Bought, useBuyer, useBuying } from '../useBuying'

/** Link to the shop for this company; nothing for people who can't buy for it. */
export function ShopLink({ variant = 'secondary' }: { readonly variant?: 'primary' | 'secondary' }) {
  const texts = useAuthorisationTexts()
  const companyId = useBuyer()
  return (
    companyId !== undefined && (
      <Button asChild variant={variant}>
        <FeatureLink to={shopPath(companyId)}>
          <ShoppingCart aria-hidden />
          {texts.buyOnline}
        </FeatureLink>
      </Button>
    )
  )
}

interface BuyLinksProps {
  /** Undefined: loading. */
  readonly product: Bought | undefined
  /** It is the only action. Default false. */
  readonly isMain?: boolean
  readonly size?: 'small'
}

/** Renews ending seats, and buys more seats. */
export function BuyLinks({ product, isMain = false, size }: BuyLinksProps) {
  const buying = useBuying()
  const { renew, add } = product ? buying(product) : {}
  const ways = [renew, add].filter((way) => way !== undefined)
  return ways.map(({ label, to }, index) => (
    <Button
      key={to}
      asChild
      {...(size && { size })}
      variant={isMain && index === 0 ? 'primary' : 'secondary'}
    >
      <FeatureLink to={to}>{label}</FeatureLink>
    </Button>
  ))
}
