import {
  type PasskeyAnswer,
  type PasskeyQuestion,
  secondStepContract,
} from '@atrium/contracts/session/secondStep/contract'
import type { startAuthentication } from '@simplewebauthn/browser'
import { atom } from 'jotai'
import { clientAtom } from '../../shared/host/host'
import { withPasskeys } from '../../shared/passkey/withPasskeys'
import { bindContract } from '../../shared/wire/bindContract'

export const secondStepApiAtom = atom((get) => bindContract(secondStepContract, get(clientAtom)))

/** The browser asks the person and returns their answer. */
export function passkeyAnswerTo(
  ask: () => Promise<PasskeyQuestion>,
  autofill = false,
): Promise<PasskeyAnswer> {
  return withPasskeys(async (browser) => {
    const optionsJSON = await ask()
    const { id, rawId, response } = await browser.startAuthentication({
      // Browsers know more transports than the library's types.
      optionsJSON: optionsJSON as Parameters<typeof startAuthentication>[0]['optionsJSON'],
      useBrowserAutofill: autofill,
    })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature, userHandle },
      clientExtensionResults: {},
    }
  })
}
