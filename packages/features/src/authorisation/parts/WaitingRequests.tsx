import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { FeatureLink } from '../../shared/host/FeatureLink'
import type { KnownProduct } from '../api'
import { requestsPath } from '../routes'
import { useAuthorisationTexts } from '../useAuthorisationTexts'

interface WaitingRequestsProps {
  /** Undefined: on its way. */
  readonly product: KnownProduct | undefined
}

/** How many members ask for the product, with the way to answer them; nothing where nobody does. */
export function WaitingRequests({ product }: WaitingRequestsProps) {
  const texts = useAuthorisationTexts()
  if (!product || product.waitingCount === 0) return null
  return (
    <Notice
      actions={
        <Button size="small" asChild>
          <FeatureLink to={requestsPath(product.productId)}>{texts.answerRequests}</FeatureLink>
        </Button>
      }
    >
      {texts.waitingRequests(product.waitingCount)}
    </Notice>
  )
}
