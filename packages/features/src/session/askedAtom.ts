import { sessionErrors } from '@atrium/contracts/session/contract'
import { atom } from 'jotai'
import { presentHostAtom } from '../shared/host/host'
import type { Failure } from '../shared/wire/Failure'

const key = 'secondStep'

const sinceAtom = atom<string>()

/**
 * What the service said of the second step, where a sign-in waits for that in this tab, over a reload too; else empty.
 * Takes over a refusal that says so, and answers whether it did; undefined forgets it.
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
