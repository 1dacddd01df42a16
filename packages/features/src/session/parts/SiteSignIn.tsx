import { Button } from '@atrium/ui/button'
import { FailureState } from '@atrium/ui/failure-state'
import { useTexts } from '../../shared/host/useKept'
import { expiryMessages, sessionMessages } from '../messages'

interface SiteSignInProps {
  /** Leads to the sign-in of the site. Default: not offered. */
  readonly onSignIn?: (() => void) | undefined
}

/** In place of the sign-in, on a site that signs people in itself. */
export function SiteSignIn({ onSignIn }: SiteSignInProps) {
  const texts = useTexts(expiryMessages)
  const { signIn } = useTexts(sessionMessages)
  return (
    <FailureState
      drawing="forbidden"
      title={texts.siteSignsIn}
      description={texts.siteSignsInText}
      action={
        onSignIn && (
          <Button variant="primary" onClick={onSignIn}>
            {signIn}
          </Button>
        )
      }
    />
  )
}
