import { randomBytes } from '@noble/hashes/utils.js'
import { base64url } from 'jose'

/**
 * An id that can't be guessed: 128 random bits (one less in some cases) in 22 letters, digits, `_` and `-`.
 * It never starts with `-`, which commands take for an option.
 */
export const randomId = (): string => base64url.encode(randomBytes(16)).replace(/^-/, '_')
