import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { askedAtom } from '../askedAtom'
import type { EntryProps } from '../parts/EntryFrame'
import { Threshold } from '../parts/Threshold'
import { useEntryPath } from '../parts/useEntryPath'
import { useSession, useSessionState } from '../SessionContext'
import { SessionGuard } from '../SessionGuard'
import styles from '../SignIn.module.css'
import { SecondStep } from '../secondStep/SecondStep'
import { socialMessages } from './messages'
import { Stopped } from './Stopped'
import { type Stage, useArrival } from './useArrival'
import { useLeaveOnce } from './useLeaveOnce'
import { Working } from './Working'

/** `/callback`: the return from a provider, to sign in or to connect the social account. */
export function Callback({ corner, onPersonChanged, ...entry }: EntryProps) {
  const session = useSession()
  const state = useSessionState(session)
  const asked = useAtomValue(askedAtom)
  const stage = useArrival(session)
  const leave = useEffectEvent(useLeaveOnce(entry))
  const isIn = stage.is === 'signingIn' && state.state === 'signedIn'
  useEffect(() => {
    if (isIn) leave()
  }, [isIn])

  return (
    <SessionGuard session={session} onSignedOut={nothing} onPersonChanged={onPersonChanged ?? nothing}>
      <Threshold corner={corner}>
        {stage.is === 'signingIn' && asked ? (
          <SecondStep asked={asked} onSignedIn={nothing} />
        ) : (
          <Shown stage={stage} startPath={entry.startPath} isSignedIn={state.state === 'signedIn'} />
        )}
      </Threshold>
    </SessionGuard>
  )
}

const nothing = () => {}

interface ShownProps {
  readonly stage: Stage
  readonly startPath: string
  readonly isSignedIn: boolean
}

function Shown({ stage, startPath, isSignedIn }: ShownProps) {
  const texts = useTexts(socialMessages)
  const pathOf = useEntryPath()
  const purpose = stage.is === 'signingIn' ? 'signIn' : stage.purpose
  const isBinding = purpose === 'bind'
  if (stage.is !== 'stopped')
    return <Working title={isBinding ? texts.binding : texts.arriving} text={texts.arrivingText} />
  return (
    <Stopped
      title={isBinding ? texts.bindingFailed : texts.failed}
      because={stage.because}
      onRetry={stage.onRetry}
    >
      <Button asChild variant={stage.onRetry ? 'ghost' : 'primary'} className={styles.submit}>
        {isSignedIn ? (
          <FeatureLink to={isBinding && stage.from ? stage.from : startPath} replace>
            {texts.goBack}
          </FeatureLink>
        ) : (
          <FeatureLink to={pathOf(pagePaths.signIn)}>{texts.backToSignIn}</FeatureLink>
        )}
      </Button>
    </Stopped>
  )
}
