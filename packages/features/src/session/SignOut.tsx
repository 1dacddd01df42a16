import { Button } from '@atrium/ui/button'
import { Spinner } from '@atrium/ui/spinner'
import { useEffect, useState } from 'react'
import { FeatureLink } from '../shared/FeatureLink'
import { useTexts } from '../shared/useHost'
import { useTitle } from '../shared/useTitle'
import { sessionMessages } from './messages'
import { Threshold } from './parts/Threshold'
import { sessionRoutes } from './routes'
import { useSession } from './SessionContext'
import styles from './SignOut.module.css'

/** `/logout`: ends the session and says so. */
export default function SignOut() {
  const texts = useTexts(sessionMessages)
  useTitle(texts.signedOut)
  const session = useSession()
  const [progress, setProgress] = useState<'signingOut' | 'signedOut'>('signingOut')

  useEffect(() => {
    let shown = true
    void session.signOut().then(() => shown && setProgress('signedOut'))
    return () => {
      shown = false
    }
  }, [session])

  return (
    <Threshold>
      <div className={styles.panel} aria-busy={progress === 'signingOut'}>
        <div role="status">
          <h1 className={styles.title}>
            {progress === 'signingOut' && <Spinner />}
            {texts[progress]}
          </h1>
        </div>
        {progress === 'signedOut' && (
          <>
            <p className={styles.text}>{texts.signedOutText}</p>
            <Button asChild variant="primary">
              <FeatureLink to={sessionRoutes.signIn}>{texts.signInAgain}</FeatureLink>
            </Button>
          </>
        )}
      </div>
    </Threshold>
  )
}
