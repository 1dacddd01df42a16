import { actionAtom } from '../shared/request/actionAtom'
import { newPasskey, secondStepApiAtom } from './api'

/** The security centre shows it too. */
const stale = ['secondStep', 'account', 'securityEvents'] as const

/** The data for the app. */
export const beginAuthenticatorAction = actionAtom<void, { secret: string; address: string }>({
  run: (get) => get(secondStepApiAtom).beginAuthenticator({}),
  stale: [],
})

/** Returns the recovery codes. */
export const confirmAuthenticatorAction = actionAtom({
  run: async (get, _set, code: string): Promise<readonly string[]> =>
    (await get(secondStepApiAtom).confirmAuthenticator({ body: { code } })).recoveryCodes,
  stale,
})

export const removeAuthenticatorAction = actionAtom<void, unknown>({
  run: (get) => get(secondStepApiAtom).removeAuthenticator({}),
  stale,
})

/** Returns the new ones. */
export const renewRecoveryCodesAction = actionAtom<void, readonly string[]>({
  run: async (get) => (await get(secondStepApiAtom).renewRecoveryCodes({})).recoveryCodes,
  stale,
})

/** The browser creates it, and the service stores it under this name. */
export const addPasskeyAction = actionAtom({
  run: async (get, _set, name: string) => {
    const api = get(secondStepApiAtom)
    return api.addPasskey({ body: { name, answer: await newPasskey(() => api.beginPasskey({})) } })
  },
  stale,
})

interface NewName {
  readonly id: string
  readonly name: string
}

export const renamePasskeyAction = actionAtom({
  run: (get, _set, body: NewName) => get(secondStepApiAtom).renamePasskey({ body }),
  stale,
})

export const removePasskeyAction = actionAtom({
  run: (get, _set, id: string) => get(secondStepApiAtom).removePasskey({ body: { id } }),
  stale,
})
