import { Button } from '@atrium/ui/button'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { type Bought, useBuying } from '../useBuying'

interface BuyLinksProps {
  /** Undefined: on its way. */
  readonly product: Bought | undefined
  /** Nothing else is there to do. Default false. */
  readonly isMain?: boolean
  readonly size?: 'small'
}

/** More time for the seats that end, and more seats. */
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
