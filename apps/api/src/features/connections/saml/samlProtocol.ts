import { createHash } from 'node:crypto'
import type { Connection } from '../../../platform/database/Connection'
import type { Ports } from '../../../ports/Ports'
import { ConnectionFailure, type ConnectionProtocol } from '../ConnectionProtocol'
import { samlAddressesOf } from '../ownAddresses'
import type { SamlDetails } from '../ProviderDetails'
import { redeemAnswer } from './keptAnswers'
import { samlLibrary } from './samlLibrary'
import { spKeys } from './spKeys'

type ProtocolPorts = Pick<Ports, 'keys' | 'clock' | 'settings'>

/**
 * Signing people in at a company's SAML identity provider. Its answers arrive at our own address (`mountSaml`).
 *
 * @param db outside of any transaction
 */
export function samlProtocol(
  { keys, clock, settings }: ProtocolPorts,
  db: Connection,
): ConnectionProtocol<SamlDetails> {
  return {
    async begin(facts, { state, verifier }, { loginHint, isFresh }) {
      const [key] = await spKeys(db, keys, clock())
      const library = samlLibrary({
        addresses: samlAddressesOf(settings.publicOrigin, facts),
        idp: facts.details,
        key,
        requestId: requestIdOf(verifier),
        isFresh,
      })
      // Beside the request: Entra ID refuses requests that name a subject, and others ignore what they don't know.
      const hint: Record<string, string> = loginHint === '' ? {} : { login_hint: loginHint }
      return library.getAuthorizeUrlAsync(state, undefined, { additionalParams: hint })
    },

    async identify(facts, { state, verifier }, { code }) {
      const answer = await redeemAnswer({ db, keys, now: clock() }, facts, code)
      if (!answer)
        throw new ConnectionFailure('refused', 'The answer is unknown, too old, or was used before.')
      if (answer.state !== state || answer.inResponseTo !== requestIdOf(verifier))
        throw new ConnectionFailure('refused', 'The answer belongs to another request.')
      return answer.identity
    },
  }
}

/** Only the browser that made the request has its verifier. Ids of XML begin with a letter or an underscore. */
export const requestIdOf = (verifier: string): string =>
  `_${createHash('sha256').update(`saml request ${verifier}`).digest('hex')}`
