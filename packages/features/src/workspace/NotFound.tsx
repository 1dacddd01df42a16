import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useTexts } from '../shared/host/useKept'
import { Screen } from '../shared/screen/Screen'
import { insteadMessages } from './messages'

/** The page for an unknown path. */
export function NotFound() {
  const texts = useTexts(insteadMessages)
  return (
    <Screen name={texts.notFound} width="reading">
      <EmptyState
        drawing="not-found"
        title={texts.notFoundHint}
        action={
          <Button asChild variant="primary">
            <FeatureLink to={pagePaths.start}>{texts.toStart}</FeatureLink>
          </Button>
        }
      />
    </Screen>
  )
}
