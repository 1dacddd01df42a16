import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { KeptNumbers } from '../../shared/texts/KeptNumbers'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import type { Protection } from '../api'
import { securityAtom } from '../atoms'
import { securityMessages } from '../messages'
import styles from './CheckUp.module.css'
import { Doorways } from './Doorways'
import { useProtectionTexts } from './useProtectionTexts'

interface CheckUpProps {
  /** The next action is on this page: scrolls there. */
  readonly onStepHere: (kind: Protection) => void
}

/** The number of protections in order, and the next action. */
export function CheckUp({ onStepHere }: CheckUpProps) {
  const texts = useTexts(securityMessages)
  const { loading } = useTexts(sharedMessages)
  const { nextOf } = useProtectionTexts()
  const [security, askAgain] = useAtom(securityAtom)
  const isNarrow = useNarrowWindow()
  if (security.state === 'failed') {
    return (
      <Card>
        <RequestFailure failure={security.failure} title={texts.failed} onRetry={askAgain} />
      </Card>
    )
  }
  if (security.state === 'loading') {
    return (
      <div role="status" aria-label={loading} aria-busy="true">
        <Skeleton shape="block" height={isNarrow ? 250 : 164} />
      </div>
    )
  }
  const { protections } = security.value
  const weak = protections.filter(({ isWeak }) => isWeak)
  const next = nextOf(security.value)
  return (
    <Card className={styles.card} padding="none" data-state={weak.length > 0 ? 'weak' : 'good'}>
      <div className={styles.checkUp}>
        <div className={styles.words}>
          <h2 className={styles.score}>
            {texts.score(protections.length - weak.length, protections.length)}
          </h2>
          <p className={styles.reason}>
            <KeptNumbers>{next?.reason ?? texts.allGood}</KeptNumbers>
          </p>
          {next && (
            <NextStep to={next.to} onStepHere={() => onStepHere(next.kind)}>
              {next.label}
            </NextStep>
          )}
        </div>
        <Doorways protections={protections} />
      </div>
    </Card>
  )
}

interface NextStepProps {
  readonly to: string
  readonly onStepHere: () => void
  readonly children: string
}

function NextStep({ to, onStepHere, children }: NextStepProps) {
  if (to === pagePaths.security) {
    return (
      <Button variant="primary" size="small" onClick={onStepHere}>
        {children}
      </Button>
    )
  }
  return (
    <Button asChild variant="primary" size="small">
      <FeatureLink to={to}>{children}</FeatureLink>
    </Button>
  )
}
