import { pagePaths } from '@atrium/contracts/paths'
import { sessionErrors } from '@atrium/contracts/session/contract'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { useLocation } from '../../shared/host/useLocation'
import type { KeptAttempt } from '../../shared/social/keptAttempts'
import { providerName } from '../../shared/social/providerName'
import { asFailure, type Failure } from '../../shared/wire/Failure'
import type { Session } from '../Session'
import { bindTicketAtom, exchangeAtom, signInByTicketAtom, ticketAtom } from './atoms'
import { socialMessages } from './messages'
import { type Arrival, readAnswer } from './readAnswer'

type Purpose = KeptAttempt['purpose']

export type Stage =
  | { readonly is: 'working'; readonly purpose: Purpose }
  /** Signed in; returning to the original page. */
  | { readonly is: 'signingIn' }
  | {
      readonly is: 'stopped'
      readonly purpose: Purpose
      readonly because: string
      readonly onRetry?: (() => void) | undefined
      /** The page before the sign-in. */
      readonly from?: string | undefined
    }

/** Handles the return from a provider, step by step. */
export function useArrival(session: Session): Stage {
  const texts = useTexts(socialMessages)
  const { navigate, store, notify, locale } = useHost()
  const location = useLocation()
  const describe = useDescribeFailure({ [errorCodes.proofRequired]: texts.unproven })
  const exchange = useSetAtom(exchangeAtom)
  const signIn = useSetAtom(signInByTicketAtom)
  const bind = useSetAtom(bindTicketAtom)
  const keepTicket = useSetAtom(ticketAtom)
  const [stage, setStage] = useState<Stage>({ is: 'working', purpose: 'signIn' })

  const arrive = useEffectEvent(async () => {
    const arrival = readAnswer(location.search, store)
    if (arrival.is === 'foreign') return setStage(stopped('signIn', texts.foreign))
    const { begun } = arrival
    // Back to the original page; no code stays in the address or in the history.
    navigate(pathOf(location.pathname, begun.search), { replace: true })
    const because = { declined: texts.declined, refused: texts.providerRefused }
    if (arrival.is !== 'answer') return setStage(stopped(begun.purpose, because[arrival.is], begun))
    const isSignedIn = session.getState().state === 'signedIn'
    if (begun.purpose === 'bind' && !isSignedIn) return setStage(stopped('bind', texts.signedOut, begun))
    if (begun.purpose === 'signIn' && isSignedIn) return setStage({ is: 'signingIn' })
    await trying(begun, () => take(arrival))
  })

  async function trying(begun: KeptAttempt, work: () => Promise<void>): Promise<void> {
    setStage({ is: 'working', purpose: begun.purpose })
    try {
      await work()
    } catch (thrown) {
      const failure = asFailure(thrown)
      if (failure.code === sessionErrors.secondStepRequired) return setStage({ is: 'signingIn' })
      const onRetry = isPassing(failure) ? () => void trying(begun, work) : undefined
      setStage({ ...stopped(begun.purpose, describe(failure), begun), onRetry })
    }
  }

  async function take({ answer, begun }: Extract<Arrival, { is: 'answer' }>): Promise<void> {
    const { ticket, isBound, ...user } = await exchange(answer)
    // The answer is used up, so a failure from here on is retried from here on.
    await trying(begun, async () => {
      if (begun.purpose === 'bind') {
        await bind(ticket)
        notify({ tone: 'success', message: texts.bound(providerName(user, locale)) })
        return navigate(pathOf(begun.pathname, begun.search), { replace: true })
      }
      if (!isBound) {
        keepTicket(ticket)
        return navigate(pathOf(pagePaths.socialBinding, begun.search), { replace: true })
      }
      const signedIn = await signIn({ ticket, devices: session.getDevices() })
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

export const pathOf = (pathname: string, search: string) => (search ? `${pathname}?${search}` : pathname)

const stopped = (purpose: Purpose, because: string, begun?: KeptAttempt) => ({
  is: 'stopped' as const,
  purpose,
  because,
  from: begun && pathOf(begun.pathname, begun.search),
})

/** Caused by the connection: a retry may succeed. */
export const isPassing = ({ kind }: Failure) => ['offline', 'timeout', 'unavailable'].includes(kind)
