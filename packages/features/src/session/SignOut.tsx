import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Spinner } from '@atrium/ui/spinner'
import { useEffect, useEffectEvent, useState } from 'react'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useTexts } from '../shared/host/useKept'
import { useLocation } from '../shared/host/useLocation'
import { useTitle } from '../shared/host/useTitle'
import { signOutMessages } from './messages'
import { Threshold } from './parts/Threshold'
import { useSession } from './SessionContext'
import styles from './SignOut.module.css'
import { signOutOfAll } from './sso/signOutOfAll'

interface SignOutProps {
  /** Another site may have led the person here, so it asks first. */
  readonly asksFirst: boolean
  /** The destination for people who stay signed in. */
  readonly startPath: string
  /** Leads to an address of a registered origin. Without it, the person stays here. */
  readonly onLeave: ((address: string) => void) | undefined
}

/** `signedOutHere`: the service doesn't know. */
type Progress = 'asking' | 'signingOut' | 'signedOut' | 'signedOutHere'

/** `/logout`: ends the session for all sites that share the sign-in, confirms it, and goes on to `returnUrl`. */
export function SignOut({ asksFirst, startPath, onLeave }: SignOutProps) {
  const texts = useTexts(signOutMessages)
  const session = useSession()
  const { search } = useLocation()
  const isSomebody = session.getState().state !== 'signedOut'
  const [progress, setProgress] = useState<Progress>(asksFirst && isSomebody ? 'asking' : 'signingOut')
  const isAsking = progress === 'asking'
  const isDone = progress === 'signedOut' || progress === 'signedOutHere'
  useTitle(isAsking ? texts.asking : texts.signedOut)

  const goOn = useEffectEvent(({ isKnown, goesTo }: Awaited<ReturnType<typeof signOutOfAll>>) => {
    setProgress(isKnown ? 'signedOut' : 'signedOutHere')
    if (goesTo) onLeave?.(goesTo)
  })
  const wanted = new URLSearchParams(search).get('returnUrl')
  useEffect(() => {
    if (isAsking) return
    let shown = true
    void signOutOfAll(session, wanted).then((done) => shown && goOn(done))
    return () => {
      shown = false
    }
  }, [session, isAsking, wanted])

  return (
    <Threshold>
      <div className={styles.panel} aria-busy={progress === 'signingOut'}>
        <div role="status">
          <h1 className={styles.title}>
            {progress === 'signingOut' && <Spinner />}
            {texts[progress]}
          </h1>
        </div>
        {isAsking && (
          <>
            <p className={styles.text}>{texts.askingText}</p>
            <div className={styles.choices}>
              <Button variant="primary" onClick={() => setProgress('signingOut')}>
                {texts.signOut}
              </Button>
              <Button asChild>
                {/* Going back to this page would count as a request to sign out. */}
                <FeatureLink to={startPath} replace>
                  {texts.stay}
                </FeatureLink>
              </Button>
            </div>
          </>
        )}
        {isDone && (
          <>
            <p className={styles.text}>
              {progress === 'signedOut' ? texts.signedOutText : texts.signedOutHereText}
            </p>
            <Button asChild variant="primary">
              <FeatureLink to={pagePaths.signIn} replace>
                {texts.signInAgain}
              </FeatureLink>
            </Button>
          </>
        )}
      </div>
    </Threshold>
  )
}
