import { createHash, randomBytes } from 'node:crypto'
import { appsRefusals } from '@atrium/contracts/catalogue/apps/refusals'
import { mac, sameText } from '../../platform/keys/mac'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'
import { Refusal } from '../../platform/refusal/Refusal'

/** The key that authenticates the app of this licence; it is derived, so none is stored. */
export const appKeyOf = ({ derivation }: ServiceKeys, licenceId: string): string =>
  mac(derivation, ['cloud app', licenceId])

export function checkAppKey(keys: ServiceKeys, given: { readonly product: string; readonly key: string }) {
  if (!sameText(appKeyOf(keys, given.product), given.key)) throw new Refusal(appsRefusals.wrongKey)
}

/** 256 random bits; only a hash is stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Seconds between two reports of an app in use. */
export const reportEvery = 60

/** Lifetime of a ticket. */
export const ticketMilliseconds = 60_000

/** How long the devices of a licence's uses are stored. */
export const usesKeptMilliseconds = 180 * 86_400_000
