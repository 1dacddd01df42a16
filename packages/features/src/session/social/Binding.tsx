import { pagePaths } from '@atrium/contracts/paths'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { Button } from '@atrium/ui/button'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { useLocation } from '../../shared/host/useLocation'
import { useAction } from '../../shared/request/useAction'
import { providerName } from '../../shared/social/providerName'
import { askedAtom } from '../askedAtom'
import type { EntryProps } from '../parts/EntryFrame'
import { EntryLink } from '../parts/EntryLink'
import { Threshold } from '../parts/Threshold'
import { useSession, useSessionState } from '../SessionContext'
import { SessionGuard } from '../SessionGuard'
import { SecondStep } from '../secondStep/SecondStep'
import type { SocialUser } from './api'
import { bindTicketAtom, socialUserAtom, ticketAtom } from './atoms'
import { BindingWays } from './BindingWays'
import { socialMessages } from './messages'
import { Stopped } from './Stopped'
import { isPassing, pathOf } from './useArrival'
import { useLeaveOnce } from './useLeaveOnce'
import { Working } from './Working'

/**
 * `/callback/binding`: a social account that isn't connected to anybody. The person signs in or registers with
 * all usual steps, and then it is connected.
 */
export function Binding({ corner, onPersonChanged, ...entry }: EntryProps) {
  const session = useSession()
  const state = useSessionState(session)
  const { navigate } = useHost()
  const location = useLocation()
  const ticket = useAtomValue(ticketAtom)
  const leave = useLeaveOnce(entry)
  const isIn = state.state === 'signedIn'

  /** Without a ticket, such as from a phone's former address: leads home, or to the sign-in. */
  const goElsewhere = useEffectEvent(() => {
    if (isIn) return leave()
    const query = new URLSearchParams(location.search)
    query.set('way', 'social')
    navigate(pathOf(pagePaths.signIn, query.toString()), { replace: true })
  })
  const isEmpty = ticket === ''
  useEffect(() => {
    if (isEmpty) goElsewhere()
  }, [isEmpty])

  return (
    <SessionGuard session={session} onSignedOut={nothing} onPersonChanged={onPersonChanged ?? nothing}>
      <Threshold corner={corner} isLong>
        {!isEmpty && <Content isSignedIn={isIn} ticket={ticket} onDone={leave} />}
      </Threshold>
    </SessionGuard>
  )
}

const nothing = () => {}

interface ContentProps {
  readonly isSignedIn: boolean
  readonly ticket: string
  readonly onDone: () => void
}

function Content({ isSignedIn, ticket, onDone }: ContentProps) {
  const texts = useTexts(socialMessages)
  const asked = useAtomValue(askedAtom)
  const [user, askAgain] = useAtom(socialUserAtom)
  const describe = useDescribeFailure({ [errorCodes.proofRequired]: texts.unproven })
  if (user.state === 'failed')
    return (
      <Stopped
        title={texts.failed}
        because={describe(user.failure)}
        onRetry={isPassing(user.failure) ? askAgain : undefined}
      >
        <EntryLink to={pagePaths.signIn}>{texts.backToSignIn}</EntryLink>
      </Stopped>
    )
  if (user.state === 'loading' || !user.value)
    return <Working title={texts.title} text={texts.arrivingText} />
  if (isSignedIn) return <Bound user={user.value} ticket={ticket} onDone={onDone} />
  if (asked) return <SecondStep asked={asked} onSignedIn={nothing} />
  return <BindingWays user={user.value} />
}

interface BoundProps {
  readonly user: SocialUser
  readonly ticket: string
  /** It is connected, or the person continues without. */
  readonly onDone: () => void
}

/** Connects the social account to a signed-in person automatically, because they came for that. */
function Bound({ user, ticket, onDone }: BoundProps) {
  const texts = useTexts(socialMessages)
  const { notify, locale } = useHost()
  const forget = useSetAtom(ticketAtom)
  const { run, action } = useAction(useSetAtom(bindTicketAtom))
  const describe = useDescribeFailure({ [errorCodes.proofRequired]: texts.unproven })

  function goOn() {
    onDone()
    forget('')
  }
  async function bind() {
    const result = await run(ticket)
    if (!result.done) return
    notify({ tone: 'success', message: texts.bound(providerName(user, locale)) })
    goOn()
  }
  const begin = useEffectEvent(bind)
  const began = useRef(false)
  useEffect(() => {
    if (began.current) return
    began.current = true
    void begin()
  }, [])

  if (action.state !== 'failed') return <Working title={texts.binding} text={texts.arrivingText} />
  return (
    <Stopped
      title={texts.bindingFailed}
      because={describe(action.failure)}
      onRetry={isPassing(action.failure) ? () => void bind() : undefined}
    >
      <Button variant="ghost" onClick={goOn}>
        {texts.goOn}
      </Button>
    </Stopped>
  )
}
