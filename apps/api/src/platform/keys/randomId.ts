import { randomBytes } from '@noble/hashes/utils.js'
import { base64url } from 'jose'

/**
 * An id that can't be guessed: 128 random bits, but for one where two would begin alike, in 22 letters, digits, `_`
 * and `-`. It never begins with `-`, as commands take that for an option.
 */
export const randomId = (): string => base64url.encode(randomBytes(16)).replace(/^-/, '_')
