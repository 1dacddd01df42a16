import { utf8ToBytes } from '@noble/hashes/utils.js'
import { mac } from '../../platform/keys/mac'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'

/** What the cashier and the service sign by: derived from the service's own keys, so that it is never set by hand. */
export const paymentKey = (keys: ServiceKeys): Uint8Array =>
  utf8ToBytes(mac(keys.derivation, ['payments', 1]))
