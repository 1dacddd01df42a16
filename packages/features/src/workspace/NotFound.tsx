import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useTexts } from '../shared/host/useHost'
import { useTitle } from '../shared/host/useTitle'
import { workspaceMessages } from './messages'
import styles from './NotFound.module.css'
import { workspaceRoutes } from './routes'

/** What an unknown path shows. */
export function NotFound() {
  const texts = useTexts(workspaceMessages)
  useTitle(texts.notFound)
  return (
    <div className={styles.page}>
      <EmptyState
        drawing="not-found"
        title={texts.notFound}
        description={texts.notFoundHint}
        action={
          <Button asChild variant="primary">
            <FeatureLink to={workspaceRoutes.start}>{texts.toStart}</FeatureLink>
          </Button>
        }
      />
    </div>
  )
}
