import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom, useAtomValue } from 'jotai'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { Screen } from '../../shared/screen/Screen'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { productIdAtom } from '../atoms'
import { catalogueMessages } from '../messages'
import { productPath } from '../routes'
import { ownTrialAtom } from './atoms'
import { TrialOutcome } from './parts/TrialOutcome'

/** `/TrialApplyResult?id=`: the result of a trial request, and the next steps. */
export function TrialResult() {
  const texts = useTexts(catalogueMessages)
  const { loading } = useTexts(sharedMessages)
  const [own, askAgain] = useAtom(ownTrialAtom)
  const productId = useAtomValue(productIdAtom)
  const isMissing = own.state === 'failed' && own.failure.kind === 'missing'
  return (
    <Screen above={[{ name: texts.center, to: pagePaths.trialCenter }]} name={texts.result} width="reading">
      {own.state === 'loading' && (
        <div role="status" aria-label={loading} aria-busy="true">
          <Skeleton shape="block" height={400} />
        </div>
      )}
      {own.state === 'failed' && !isMissing && (
        <RequestFailure failure={own.failure} title={texts.trialFailed} onRetry={askAgain} />
      )}
      {(isMissing || (own.state === 'ready' && own.value.trial === null)) && (
        <EmptyState
          drawing="trial"
          title={texts.resultMissing}
          description={texts.resultMissingHint}
          action={
            <Button asChild>
              <FeatureLink to={isMissing ? pagePaths.trialCenter : productPath(productId)}>
                {isMissing ? texts.toCenter : texts.toProduct}
              </FeatureLink>
            </Button>
          }
        />
      )}
      {own.state === 'ready' && own.value.trial && <TrialOutcome trial={own.value.trial} />}
    </Screen>
  )
}
