import { sessionErrors } from '@atrium/contracts/session/contract'
import { atom } from 'jotai'
import { presentHostAtom } from '../shared/host/host'
import type { Failure } from '../shared/wire/Failure'

const key = 'secondStep'

const sinceAtom = atom<string>()

/**
 * The data of a required second step, if a sign-in waits for it in this tab, also after a reload; otherwise
 * empty. Takes over a refusal that requires it, and returns whether it did; undefined clears it.
 */
export const askedAtom = atom(
  (get) => get(sinceAtom) ?? get(presentHostAtom).tabStore.read(key) ?? '',
  (get, set, refusal: Failure | undefined): boolean => {
    if (refusal && refusal.code !== sessionErrors.secondStepRequired) return false
    const asked = refusal ? JSON.stringify(refusal.data) : ''
    get(presentHostAtom).tabStore.write(key, asked)
    set(sinceAtom, asked)
    return true
  },
)
