import { createHash, randomBytes } from 'node:crypto'
import { mac, sameText } from '../../platform/keys/mac'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'
import { refusals } from './refusals'

/** What proves an app to be the one of this licence: nothing is kept of it. */
export const appKeyOf = ({ derivation }: ServiceKeys, licenceId: string): string =>
  mac(derivation, ['cloud app', licenceId])

export function checkAppKey(keys: ServiceKeys, given: { readonly product: string; readonly key: string }) {
  if (!sameText(appKeyOf(keys, given.product), given.key)) throw refusals.wrongKey()
}

/** 256 random bits; only a hash is kept. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Seconds: so often an app says that it is in use. */
export const reportEvery = 60

/** How long a ticket is good. */
export const ticketMilliseconds = 60_000

/** So long it is kept on which devices a licence was used. */
export const usesKeptMilliseconds = 180 * 86_400_000
