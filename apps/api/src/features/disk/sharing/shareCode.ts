import { codeLength } from '@atrium/contracts/disk/sharing/contract'
import { sharingRefusals } from '@atrium/contracts/disk/sharing/refusals'
import { base64url } from 'jose'
import type { Connection } from '../../../platform/database/Connection'
import { networksAround } from '../../../platform/http/caller/networkOf'
import { mac, sameText } from '../../../platform/keys/mac'
import type { ServiceKeys } from '../../../platform/keys/serviceKeys'
import { countWithin, readWithin } from '../../../platform/quotas'
import { Refusal } from '../../../platform/refusal/Refusal'

/** Characters that can't be confused with each other. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Derived from a service key, so that the person who shared sees it again and it is stored nowhere. */
export const codeOf = (keys: ServiceKeys, shareId: string): string =>
  [...base64url.decode(mac(keys.links, ['disk share code', shareId])).slice(0, codeLength)]
    .map((byte) => letters[byte % letters.length])
    .join('')

const hour = 3_600_000
/**
 * Wrong codes per hour, for an address and the two networks around it. A share never closes for everybody, so guesses
 * from elsewhere lock nobody out. After many wrong codes, each caller has fewer tries: with 31⁶ codes, 5,000 networks
 * find one in a year at best.
 */
const mostTries = { usual: [10, 30, 100], guessed: [3, 6, 12] } as const
const guessedFrom = 100

interface Try {
  readonly db: Connection
  readonly keys: ServiceKeys
  readonly shareId: string
  readonly code: string
  readonly address: string
  readonly now: Date
}

/** @throws Refusal if the code is wrong, or too many were */
export async function requireCode({ db, keys, shareId, code, address, now }: Try): Promise<void> {
  const keyOf = (...of: string[]) => mac(keys.derivation, ['quota', 'share code', shareId, ...of])
  const ofAll = keyOf()
  const wrong = (await readWithin(db, [ofAll], hour, now)).get(ofAll) ?? 0
  const most = mostTries[wrong < guessedFrom ? 'usual' : 'guessed']
  const callers = networksAround(address).map((network, at) => keyOf(String(at), network))
  // Counted before the comparison, so that simultaneous tries all count. A refused try doesn't count for wider networks.
  for (const [at, caller] of callers.entries())
    if ((await countWithin(db, caller, hour, now)) > (most[at] ?? 0))
      throw new Refusal(sharingRefusals.tooManyTries)
  if (sameText(code.toLowerCase(), codeOf(keys, shareId))) {
    for (const caller of callers) await countWithin(db, caller, hour, now, -1)
    return
  }
  await countWithin(db, ofAll, hour, now)
  throw new Refusal(sharingRefusals.wrongCode)
}

const day = 24 * hour

/** Token for later requests after the code was entered. */
export function passOf(keys: ServiceKeys, shareId: string, now: Date): string {
  const until = now.getTime() + day
  return `${until}.${signed(keys, shareId, until)}`
}

export function isPass(keys: ServiceKeys, shareId: string, pass: string, now: Date): boolean {
  const [until = '', signature = ''] = pass.split('.')
  return sameText(signature, signed(keys, shareId, Number(until))) && Number(until) > now.getTime()
}

const signed = (keys: ServiceKeys, shareId: string, until: number) =>
  mac(keys.derivation, ['disk share pass', shareId, until])
