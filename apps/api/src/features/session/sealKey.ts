import { x25519 } from '@noble/curves/ed25519.js'
import { base64url } from 'jose'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'

/** What clients call the key by which they seal; a new key gets a new name. */
export const sealKeyId = 'seals-1'

/** The public half, base64url, that passwords are sealed with. */
export const sealPublicKey = (keys: ServiceKeys): string => base64url.encode(x25519.getPublicKey(keys.seals))
