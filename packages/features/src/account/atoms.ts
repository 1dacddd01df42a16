import { atom } from 'jotai'
import { requestAtom } from '../shared/request/request'
import { accountApiAtom, dissolutionApiAtom } from './api'

/** The signed-in person's account; writing reloads it. */
export const accountAtom = requestAtom(['account'], (get, signal) =>
  get(accountApiAtom).getAccount({}, { signal }),
)

export const sendBindCodeAtom = atom(null, (get, _set, mobile: string) =>
  get(accountApiAtom).sendCode({ body: { codeType: 'BIND', mobile } }),
)

/** The losses of a dissolution, and the state of the last request; writing reloads them. */
export const outlookAtom = requestAtom(['dissolution'], (get, signal) =>
  get(dissolutionApiAtom).preCancel({}, { signal }),
)

export const sendCancelCodeAtom = atom(null, (get) => get(dissolutionApiAtom).sendCancelCode({}))

declare module '../shared/request/stale' {
  interface Resources {
    /** The person's profile, sessions and phone. */
    readonly account: unknown
    /** The company's closure. */
    readonly dissolution: unknown
  }
}
