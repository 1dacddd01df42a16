import { oidcErrors } from '@atrium/contracts/oidc/contract'
import { pagePaths } from '@atrium/contracts/paths'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { Button } from '@atrium/ui/button'
import { useAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import type { Asking } from '../../shared/entry/asking'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useDescribeFailure, useTexts } from '../../shared/host/useKept'
import type { Failure } from '../../shared/wire/Failure'
import { signInRequestAtom } from '../atoms'
import { applicationSignInMessages, oidcFrameMessages } from '../messages'
import type { PersonSlot } from './OwnPerson'
import { Questionnaire } from './Questionnaire'
import { Stop } from './Stop'
import { useAnswer } from './useAnswer'
import { Waiting } from './Waiting'

export interface AnsweringProps {
  readonly requestId: string
  /** The person who is signed in; undefined: nobody. */
  readonly account: { readonly userId: string; readonly userAccount: string } | undefined
  /** Loads the signed-in person, once there is something to ask. */
  readonly Person: PersonSlot
  /** Leads to the sign-in, which returns to this request. */
  readonly onSignIn: (asking: Asking) => void
  /** Signs out here. Then nobody is signed in. */
  readonly onSwitchAccount: () => void
  /** Leads the whole page to an address; Back doesn't return here. */
  readonly onLeave: (address: string) => void
}

/** Answers the request in the person's name, and asks only what they have to decide. */
export function Answering({ requestId, account, ...host }: AnsweringProps) {
  const texts = useTexts(applicationSignInMessages)
  const [request, askAgain] = useAtom(signInRequestAtom)
  const { stage, problem, busy, begin, answer } = useAnswer(requestId, host.onLeave)
  const asked = request.state === 'ready' ? request.value : undefined
  const failure = request.state === 'failed' ? request.failure : stage.is === 'stopped' && stage.failure

  const isIn = account !== undefined
  const proceed = useEffectEvent(() => begin())
  useEffect(() => {
    if (isIn) proceed()
  }, [isIn])
  const leadToSignIn = useEffectEvent(host.onSignIn)
  useEffect(() => {
    if (isIn || !asked) return
    leadToSignIn({ requestId, name: asked.application.name, loginHint: asked.loginHint })
  }, [isIn, asked, requestId])

  if (failure) {
    const retry = () => {
      if (request.state === 'failed') askAgain()
      if (stage.is === 'stopped') begin()
    }
    return <Stopped failure={failure} onRetry={retry} onSwitchAccount={host.onSwitchAccount} />
  }
  if (stage.is === 'asking' && asked && account) {
    return (
      <Questionnaire
        request={asked}
        questions={stage.questions}
        account={account}
        Person={host.Person}
        problem={problem}
        busy={busy}
        onAnswer={answer}
        onSwitchAccount={host.onSwitchAccount}
      />
    )
  }
  return (
    <Waiting
      title={asked && texts.entering(asked.application.name)}
      kind={texts.enteringUnknown}
      text={texts.enteringText}
    />
  )
}

interface StoppedProps {
  readonly failure: Failure
  readonly onRetry: () => void
  readonly onSwitchAccount: () => void
}

function Stopped({ failure, onRetry, onSwitchAccount }: StoppedProps) {
  const texts = useTexts(applicationSignInMessages)
  const { home, retry } = useTexts(oidcFrameMessages)
  const describe = useDescribeFailure({ [errorCodes.proofRequired]: texts.unproven })
  if (failure.code === oidcErrors.requestGone) {
    return (
      <Stop title={texts.goneTitle} text={texts.goneText} tone="accent">
        <Button asChild>
          <FeatureLink to={pagePaths.start}>{home}</FeatureLink>
        </Button>
      </Stop>
    )
  }
  if (failure.code === oidcErrors.twoStepsNeeded) {
    return (
      <Stop title={texts.twoStepsTitle} text={describe(failure)} tone="accent">
        <Button asChild variant="primary">
          {/* This page stays, to go on afterwards. */}
          <FeatureLink to={pagePaths.security} target="_blank" rel="noopener">
            {texts.toSecurity}
          </FeatureLink>
        </Button>
        <Button onClick={onSwitchAccount}>{texts.signInAgain}</Button>
      </Stop>
    )
  }
  return (
    <Stop title={texts.failedTitle} text={describe(failure)}>
      <Button variant="primary" onClick={onRetry}>
        {retry}
      </Button>
      {failure.code === errorCodes.proofRequired && (
        <Button onClick={onSwitchAccount}>{texts.switchAccount}</Button>
      )}
    </Stop>
  )
}
