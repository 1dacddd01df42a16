import { atom } from 'jotai'
import { requestAtom } from '../../shared/request/request'
import { deregistrationApiAtom } from './api'

/** What the end of the account would take, and what is in the way; writing asks again. */
export const farewellAtom = requestAtom(['deregistration'], (get, signal) =>
  get(deregistrationApiAtom).previewDeregistration({}, { signal }),
)

export const sendFarewellCodeAtom = atom(null, (get) => get(deregistrationApiAtom).sendDeregistrationCode({}))

declare module '../../shared/request/Resource' {
  interface Resources {
    /** Whether and how the person's account ends. */
    readonly deregistration: unknown
  }
}
