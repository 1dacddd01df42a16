import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom } from 'jotai'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { useReturn } from '../../shared/request/useReturn'
import { Screen } from '../../shared/screen/Screen'
import { CatalogueSkeleton } from '../parts/CatalogueSkeleton'
import { appsAtom } from './atoms'
import { appsMessages } from './messages'
import { AppSection } from './parts/AppSection'

/** `/OldPKPMCloudApp`: cloud apps that are no longer offered, for people who still hold them. */
export function EarlierApps() {
  const texts = useTexts(appsMessages)
  const [apps, askAgain] = useAtom(appsAtom)
  useReturn(2000, askAgain)
  const earlier = apps.state === 'ready' ? apps.value.apps.filter(({ isEarlier }) => isEarlier) : []
  return (
    <Screen above={[{ name: texts.apps, to: pagePaths.cloudApps }]} name={texts.earlier} width="reading">
      {apps.state === 'loading' && <CatalogueSkeleton />}
      {apps.state === 'failed' && (
        <RequestFailure failure={apps.failure} title={texts.appsFailed} onRetry={askAgain} />
      )}
      {apps.state === 'ready' && earlier.length === 0 && (
        <EmptyState
          drawing="products"
          title={texts.noEarlier}
          description={texts.noEarlierHint}
          action={
            <Button asChild>
              <FeatureLink to={pagePaths.cloudApps}>{texts.toApps}</FeatureLink>
            </Button>
          }
        />
      )}
      {earlier.length > 0 && <AppSection title={texts.yours} hint={texts.earlierHint} apps={earlier} />}
    </Screen>
  )
}
