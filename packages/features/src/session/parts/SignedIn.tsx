import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import { sessionMessages } from '../messages'
import { Threshold } from './Threshold'
import styles from './Threshold.module.css'

interface SignedInProps {
  readonly account: string
}

/** On a page that goes on showing the sign-in to who is signed in: who that is, and the way out. */
export function SignedIn({ account }: SignedInProps) {
  const texts = useTexts(sessionMessages)
  return (
    <Threshold>
      <p className={styles.signedIn} role="status">
        {texts.signedInAs(account)}
      </p>
      <Button asChild>
        <FeatureLink to={pagePaths.signOut}>{texts.signOut}</FeatureLink>
      </Button>
    </Threshold>
  )
}
