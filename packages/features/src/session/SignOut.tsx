import { Button } from '@atrium/ui/button'
import { Spinner } from '@atrium/ui/spinner'
import { useEffect, useState } from 'react'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useTexts } from '../shared/host/useHost'
import { useTitle } from '../shared/host/useTitle'
import { Threshold } from './parts/Threshold'
import { sessionRoutes } from './routes'
import { useSession } from './SessionContext'
import styles from './SignOut.module.css'
import { signOutMessages } from './signOutMessages'

interface SignOutProps {
  /** Somebody else may have led the person here: it is asked for first. */
  readonly asksFirst: boolean
  /** Where who stays goes on. */
  readonly startPath: string
}

type Progress = 'asking' | 'signingOut' | 'signedOut'

/** `/logout`: ends the session and says so. */
export default function SignOut({ asksFirst, startPath }: SignOutProps) {
  const texts = useTexts(signOutMessages)
  const session = useSession()
  const isSomebody = session.getState().state !== 'signedOut'
  const [progress, setProgress] = useState<Progress>(asksFirst && isSomebody ? 'asking' : 'signingOut')
  const isAsking = progress === 'asking'
  useTitle(isAsking ? texts.asking : texts.signedOut)

  useEffect(() => {
    if (isAsking) return
    let shown = true
    void session.signOut().then(() => shown && setProgress('signedOut'))
    return () => {
      shown = false
    }
  }, [session, isAsking])

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
                {/* Back to this page would be taken for a wish to sign out. */}
                <FeatureLink to={startPath} replace>
                  {texts.stay}
                </FeatureLink>
              </Button>
            </div>
          </>
        )}
        {progress === 'signedOut' && (
          <>
            <p className={styles.text}>{texts.signedOutText}</p>
            <Button asChild variant="primary">
              <FeatureLink to={sessionRoutes.signIn} replace>
                {texts.signInAgain}
              </FeatureLink>
            </Button>
          </>
        )}
      </div>
    </Threshold>
  )
}
