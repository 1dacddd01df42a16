import { pagePaths } from '@atrium/contracts/paths'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64url } from 'jose'
import { sameText } from '../../platform/keys/mac'
import { randomId } from '../../platform/keys/randomId'

/** The content of a text message's link, in `?invitation=`. */
export interface InvitationToken {
  readonly companyId: string
  readonly id: string
  readonly secret: string
}

/** 128 random bits; only the hash is stored. */
export const newSecret = randomId

export const hashSecret = (secret: string): string => base64url.encode(sha256(utf8ToBytes(secret)))

export const writeToken = ({ companyId, id, secret }: InvitationToken): string =>
  `${companyId}.${id}.${secret}`

/** Undefined for text that is no such token. */
export function readToken(text: string): InvitationToken | undefined {
  const [, companyId, id, secret] = /^([\w-]{1,64})\.([\w-]{1,64})\.([\w-]{22})$/.exec(text) ?? []
  return companyId && id && secret ? { companyId, id, secret } : undefined
}

/** Whether the secret belongs to the invitation. */
export const opens = (
  token: InvitationToken,
  { tokenHash }: { readonly tokenHash: string | null },
): boolean => tokenHash !== null && sameText(hashSecret(token.secret), tokenHash)

/** The page for the invited person. */
export const joinLink = (publicOrigin: string, token: InvitationToken): string =>
  `${publicOrigin}${pagePaths.joinCompany}?invitation=${encodeURIComponent(writeToken(token))}`
