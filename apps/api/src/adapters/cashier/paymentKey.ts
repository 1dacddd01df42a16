import { utf8ToBytes } from '@noble/hashes/utils.js'
import { mac } from '../../platform/keys/mac'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'

/**
 * The key that cashier and service sign with, derived from the service's own keys, so that it needs no
 * configuration.
 */
export const paymentKey = (keys: ServiceKeys): Uint8Array =>
  utf8ToBytes(mac(keys.derivation, ['payments', 1]))
