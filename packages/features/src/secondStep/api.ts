import { secondStepSetUpContract } from '@atrium/contracts/secondStep/contract'
import type { OperationOutput } from '@atrium/contracts/wire/contract'
import type { startRegistration } from '@simplewebauthn/browser'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { withPasskeys } from '../shared/passkey/withPasskeys'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'

const words = {} as const

export const secondStepApiAtom = atom((get) => bindInWords(secondStepSetUpContract, get(clientAtom), words))

export type SecondStep = AnswersInWords<typeof secondStepSetUpContract, typeof words>['getSecondStep']
export type Passkey = SecondStep['passkeys'][number]

type Begun = OperationOutput<typeof secondStepSetUpContract.beginPasskey>

/** The browser's answer about the new passkey. */
export function newPasskey(begin: () => Promise<Begun>) {
  return withPasskeys(async (browser) => {
    const { id, rawId, response } = await browser.startRegistration({
      // Browsers know more transports than the library's types.
      optionsJSON: (await begin()) as Parameters<typeof startRegistration>[0]['optionsJSON'],
    })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return {
      id,
      rawId,
      type: 'public-key' as const,
      response: { clientDataJSON, attestationObject, transports },
      clientExtensionResults: {},
    }
  })
}
