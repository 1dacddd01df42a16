import { Button } from '@atrium/ui/button'
import { ShoppingCart } from 'lucide-react'
import { shopPath } from '../../shared/host/buyerInAddress'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { useBuyer } from '../useBuying'

/** Link to the shop for this company; nothing for people who may not buy for it. */
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
