import { atom } from 'jotai'
import { requestAtom } from '../shared/request/request'
import { accountApiAtom, dissolutionApiAtom } from './api'

/** The signed-in person's account; writing asks again. */
export const accountAtom = requestAtom(['account'], (get, signal) =>
  get(accountApiAtom).getAccount({}, { signal }),
)

export const sendBindCodeAtom = atom(null, (get, _set, mobile: string) =>
  get(accountApiAtom).sendCode({ body: { codeType: 'BIND', mobile } }),
)

/** What a dissolution would end, and the state of the last request; writing asks again. */
export const outlookAtom = requestAtom(['dissolution'], (get, signal) =>
  get(dissolutionApiAtom).preCancel({}, { signal }),
)

export const sendCancelCodeAtom = atom(null, (get) => get(dissolutionApiAtom).sendCancelCode({}))

declare module '../shared/request/stale' {
  interface Resources {
    /** Of the person: profile, sessions, phone. */
    readonly account: unknown
    /** Whether and how the company ends. */
    readonly dissolution: unknown
  }
}
