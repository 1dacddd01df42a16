import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { FeatureLink } from '../../../shared/host/FeatureLink'
import { useTexts } from '../../../shared/host/useKept'
import { RequestFailure } from '../../../shared/request/RequestFailure'
import type { Failure } from '../../../shared/wire/Failure'
import { catalogueMessages } from '../../messages'

interface ProductFailureProps {
  readonly failure: Failure
  readonly onRetry: () => void
}

/** Shown when a product could not be loaded, or is no longer offered. */
export function ProductFailure({ failure, onRetry }: ProductFailureProps) {
  const texts = useTexts(catalogueMessages)
  return (
    <RequestFailure
      failure={failure}
      title={failure.kind === 'missing' ? texts.productMissing : texts.productFailed}
      missing={{
        hint: texts.productMissingHint,
        action: (
          <Button asChild>
            <FeatureLink to={pagePaths.trialCenter}>{texts.toCenter}</FeatureLink>
          </Button>
        ),
      }}
      onRetry={onRetry}
    />
  )
}
