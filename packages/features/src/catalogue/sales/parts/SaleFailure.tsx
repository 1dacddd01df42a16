import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { FeatureLink } from '../../../shared/host/FeatureLink'
import { useTexts } from '../../../shared/host/useKept'
import { RequestFailure } from '../../../shared/request/RequestFailure'
import type { Failure } from '../../../shared/wire/Failure'
import { salesMessages } from '../messages'

interface SaleFailureProps {
  readonly failure: Failure
  readonly onRetry: () => void
}

/** Shown when a product could not be loaded, or is no longer sold. */
export function SaleFailure({ failure, onRetry }: SaleFailureProps) {
  const texts = useTexts(salesMessages)
  return (
    <RequestFailure
      failure={failure}
      title={failure.kind === 'missing' ? texts.productMissing : texts.productFailed}
      missing={{
        hint: texts.productMissingHint,
        action: (
          <Button asChild>
            <FeatureLink to={pagePaths.shop}>{texts.toList}</FeatureLink>
          </Button>
        ),
      }}
      onRetry={onRetry}
    />
  )
}
