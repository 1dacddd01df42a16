import { tidyAccountName } from '@atrium/contracts/wire/contract'
import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CompanyWay } from './api'
import type { CompanyWayIn } from './CompanyWayIn'

interface Found {
  readonly account: string
  /** Null: the address belongs to no company with a sign-in of its own. */
  readonly company: CompanyWay | null
  readonly WayIn?: typeof CompanyWayIn
}

/** Longest time that finding the way may take, in milliseconds; then the person's own ways go on. */
const patience = 1_500

const nothing: Found = { account: '', company: null }

/**
 * The company at which the owner of a typed mail address signs in. Its code is loaded only for an address, so that the
 * sign-in stays small.
 *
 * @param isOffered whether this page can lead to a company's identity provider
 * @param isKnown whether the account came with the page, so that nobody leaves its field
 */
export function useCompanyWay(account: string, isOffered: boolean, isKnown: boolean) {
  const store = useStore()
  const [found, setFound] = useState(nothing)
  const [declinedAccount, setDeclined] = useState('')
  const looking = useRef<{ readonly account: string; readonly answer: Promise<Found> }>(undefined)
  const current = tidyAccountName(account)

  /** Never rejects: without an answer, the own ways go on. */
  function look(): Promise<Found> {
    if (!isOffered || !isMail(current) || declinedAccount === current) return Promise.resolve(nothing)
    if (looking.current?.account === current) return looking.current.answer
    const answer = Promise.race([find(current), late()]).catch(() => undefined)
    const settled = answer.then((result) => {
      if (result) setFound(result)
      else if (looking.current?.account === current) looking.current = undefined
      return result ?? nothing
    })
    looking.current = { account: current, answer: settled }
    return settled
  }

  async function find(identifier: string): Promise<Found> {
    const { CompanyWayIn: WayIn, findWayAtom } = await import('./CompanyWayIn')
    return { account: identifier, company: await store.set(findWayAtom, identifier), WayIn }
  }

  const lookAtOnce = useEffectEvent(look)
  useEffect(() => {
    if (isKnown) void lookAtOnce()
  }, [isKnown])

  return {
    /** Undefined: unknown, none, or the person prefers another way. */
    found: found.account === current && found.company && declinedAccount !== current ? found : undefined,
    look,
    decline: () => setDeclined(current),
  }
}

const isMail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
const late = () => new Promise<undefined>((done) => setTimeout(done, patience, undefined))
