import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useTexts } from '../shared/host/useKept'
import { RequestFailure } from '../shared/request/RequestFailure'
import { Screen } from '../shared/screen/Screen'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { askedSignInAtom } from './atoms'
import { securityMessages } from './messages'
import { WasItYou } from './parts/WasItYou'

/** `/securityCenter?signIn=…`: the target of messages and events about a sign-in from a new device. */
export function SignInCheck() {
  const texts = useTexts(securityMessages)
  return (
    <Screen above={[{ name: texts.centre, to: pagePaths.security }]} name={texts.wasItYou} width="reading">
      <Card>
        <Asked />
      </Card>
    </Screen>
  )
}

function Asked() {
  const texts = useTexts(securityMessages)
  const { loading } = useTexts(sharedMessages)
  const [signIn, askAgain] = useAtom(askedSignInAtom)
  if (signIn.state === 'ready') return <WasItYou signIn={signIn.value} />
  if (signIn.state === 'loading') {
    return (
      <div role="status" aria-label={loading} aria-busy="true">
        <Skeleton shape="block" height={160} />
      </div>
    )
  }
  const isMissing = signIn.failure.kind === 'missing'
  return (
    <RequestFailure
      failure={signIn.failure}
      title={isMissing ? texts.signInMissing : texts.signInFailed}
      missing={{
        hint: texts.signInMissingHint,
        action: (
          <Button asChild>
            <FeatureLink to={pagePaths.security}>{texts.toCentre}</FeatureLink>
          </Button>
        ),
      }}
      onRetry={askAgain}
    />
  )
}
