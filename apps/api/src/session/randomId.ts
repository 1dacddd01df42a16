import { randomBytes } from '@noble/hashes/utils.js'
import { base64url } from 'jose'

/** An id that can't be guessed: 128 random bits in 22 letters, digits, `_` and `-`. */
export const randomId = (): string => base64url.encode(randomBytes(16))
