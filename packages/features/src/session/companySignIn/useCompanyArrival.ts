import { companySignInErrors } from '@atrium/contracts/session/companySignIn/contract'
import { sessionErrors } from '@atrium/contracts/session/contract'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { useLocation } from '../../shared/host/useLocation'
import { type KeptAttempt, keepTest } from '../../shared/social/keptAttempts'
import { asFailure } from '../../shared/wire/Failure'
import type { Session } from '../Session'
import { isPassing, pathOf } from '../social/useArrival'
import { companyTicketAtom, exchangeAnswerAtom, proveIdentityAction, signInByCompanyAtom } from './atoms'
import { companySignInMessages } from './messages'
import { type CompanyArrival, readCompanyAnswer } from './readCompanyAnswer'

type Purpose = Exclude<KeptAttempt['purpose'], 'bind'>

export type CompanyStage =
  | { readonly is: 'working'; readonly purpose: Purpose }
  /** Signed in; returning to the original page. */
  | { readonly is: 'signingIn' }
  /** The ticket's identity is linked to nobody. */
  | { readonly is: 'linking' }
  /** Neither an answer nor a ticket. */
  | { readonly is: 'empty' }
  | {
      readonly is: 'stopped'
      readonly purpose: Purpose
      readonly because: string
      readonly onRetry?: (() => void) | undefined
      /** The exact fault, for administrators. Default: none. */
      readonly fault?: string
      /** The page before. */
      readonly from?: string | undefined
      /** The person can unlink the other account in the security centre. */
      readonly isLinkedOtherwise?: boolean
    }

/** Handles the return from a company's identity provider, step by step. */
export function useCompanyArrival(session: Session, fragment: string): CompanyStage {
  const texts = useTexts(companySignInMessages)
  const { navigate, store, tabStore } = useHost()
  const location = useLocation()
  const describe = useDescribeFailure()
  const exchange = useSetAtom(exchangeAnswerAtom)
  const signIn = useSetAtom(signInByCompanyAtom)
  const prove = useSetAtom(proveIdentityAction)
  const [ticket, keepTicket] = useAtom(companyTicketAtom)
  const [stage, setStage] = useState<CompanyStage>({ is: 'working', purpose: 'signIn' })

  const arrive = useEffectEvent(async () => {
    const arrival = readCompanyAnswer(fragment, store)
    if (arrival.is === 'nothing') return setStage({ is: ticket === '' ? 'empty' : 'linking' })
    const begun = arrival.is === 'foreign' ? undefined : arrival.begun
    // No code stays in the address or in the history.
    navigate(pathOf(location.pathname, begun ? returnQuery(begun) : location.search), { replace: true })
    if (arrival.is === 'foreign') return setStage(stopped('signIn', texts.foreign))
    if (arrival.is === 'refused')
      return setStage({
        ...stopped(
          purposeOf(begun),
          begun?.purpose === 'test' ? texts.testRefused : refusal(arrival.code, texts),
          begun,
        ),
        fault: arrival.fault,
      })
    const isSignedIn = session.getState().state === 'signedIn'
    const purpose = purposeOf(arrival.begun)
    if (purpose === 'signIn' && isSignedIn) return setStage({ is: 'signingIn' })
    if (purpose !== 'signIn' && !isSignedIn) return setStage(stopped(purpose, texts.signedOut, arrival.begun))
    await trying(arrival.begun, () => take(arrival))
  })

  async function trying(begun: KeptAttempt, work: () => Promise<void>): Promise<void> {
    const purpose = purposeOf(begun)
    setStage({ is: 'working', purpose })
    try {
      await work()
    } catch (thrown) {
      const failure = asFailure(thrown)
      if (failure.code === sessionErrors.secondStepRequired) return setStage({ is: 'signingIn' })
      const onRetry = isPassing(failure) ? () => void trying(begun, work) : undefined
      const isLinkedOtherwise =
        failure.code === companySignInErrors.otherLinked || failure.code === companySignInErrors.otherPerson
      setStage({ ...stopped(purpose, describe(failure), begun), onRetry, isLinkedOtherwise })
    }
  }

  async function take({ answer, begun }: Extract<CompanyArrival, { is: 'answer' }>): Promise<void> {
    const { ticket: found, isLinked, purpose } = await exchange(answer)
    // The answer is used up, so a failure from here on is retried from here on.
    await trying(begun, async () => {
      const back = pathOf(begun.pathname, begun.search)
      if (purpose === 'test') {
        keepTest(tabStore, { connectionId: answer.connectionId, ticket: found })
        return navigate(back, { replace: true })
      }
      if (!isLinked) {
        keepTicket(found)
        return setStage({ is: 'linking' })
      }
      if (purpose === 'prove') {
        await prove(found)
        return navigate(back, { replace: true })
      }
      const signedIn = await signIn({ ticket: found, devices: session.getDevices() })
      setStage({ is: 'signingIn' })
      session.begin(signedIn)
    })
  }

  const began = useRef(false)
  useEffect(() => {
    // The first look uses up the attempt.
    if (began.current) return
    began.current = true
    void arrive()
  }, [])
  return stage
}

const purposeOf = (begun: KeptAttempt | undefined): Purpose =>
  begun?.purpose === 'prove' || begun?.purpose === 'test' ? begun.purpose : 'signIn'

/** The query that leads back: that of the sign-in, or one that names the page. */
const returnQuery = ({ purpose, pathname, search }: KeptAttempt) =>
  purpose === 'signIn' ? search : new URLSearchParams({ fromroute: pathOf(pathname, search) }).toString()

type Refusals = Readonly<Record<'declined' | 'unavailable' | 'refused' | 'unsolicited', string>>

/** Why the service led back without an answer. */
function refusal(code: string, texts: Refusals): string {
  if (code === 'refused') return texts.declined
  return code === 'unavailable' || code === 'unsolicited' ? texts[code] : texts.refused
}

const stopped = (purpose: Purpose, because: string, begun?: KeptAttempt) => ({
  is: 'stopped' as const,
  purpose,
  because,
  from: begun && pathOf(begun.pathname, begun.search),
})
