import type { socialOperations } from '@atrium/contracts/session/social/policy'
import { socialRefusals } from '@atrium/contracts/session/social/refusals'
import type { Connection } from '../../platform/database/Connection'
import { networkOf } from '../../platform/http/caller/networkOf'
import { mac, sameText } from '../../platform/keys/mac'
import { randomId } from '../../platform/keys/randomId'
import { countWithin } from '../../platform/quotas'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call, UnmanagedCall } from '../../ports/Call'
import { SocialFailure, type SocialIdentity, type SocialProvider } from '../../ports/SocialProvider'
import { providerOf } from './providerOf'
import { readTicket, requireBrowser } from './readTicket'
import { type Attempt, open, seal } from './sealed'
import { useOnce } from './useOnce'
import { userOf } from './userOf'

type Exchange = typeof socialOperations.exchangeSocialCode

const ticketMilliseconds = 15 * 60_000
const period = 600_000
/** Tries per network, which an office shares: each one calls the provider. */
const mostInPeriod = 100

/** Calls the provider once for each attempt that a browser started, outside of any transaction. */
export async function exchangeCode(call: UnmanagedCall<Exchange>) {
  const { ports, query, now } = call
  const attempt = await readAttempt(call)
  const provider = providerOf(ports.social, attempt.provider)
  await ports.database.transaction((db) => countTry(db, call))
  if (!(await useOnce(ports.database.connection, attempt))) throw new Refusal(socialRefusals.attemptLate)
  const { subject, displayName } = await ask(call, provider, attempt, query)
  const { userId, browserKey } = attempt
  const ticket = seal(ports.keys, 'ticket', {
    id: randomId(),
    provider: provider.id,
    userId,
    browserKey,
    subject,
    displayName,
    expiresAt: now.getTime() + ticketMilliseconds,
  })
  return async ({ db, audit }: Call<Exchange>) => {
    audit({ provider: provider.id })
    return { ...(await userOf(db, ports, await readTicket(call, ticket))), ticket }
  }
}

/** Checked before calling the provider: this browser started the attempt, recently. */
async function readAttempt(call: UnmanagedCall<Exchange>): Promise<Attempt> {
  const { ports, query, now } = call
  const attempt = open(ports.keys, 'attempt', query.attempt)
  if (!attempt || !sameText(attempt.state, query.state)) throw new Refusal(socialRefusals.attemptForeign)
  await requireBrowser(call, attempt)
  if (attempt.expiresAt <= now.getTime()) throw new Refusal(socialRefusals.attemptLate)
  return attempt
}

async function countTry(db: Connection, { ports, address, now }: UnmanagedCall<Exchange>): Promise<void> {
  const key = mac(ports.keys.derivation, ['quota', 'social', networkOf(address)])
  if ((await countWithin(db, key, period, now)) > mostInPeriod) throw new Refusal(socialRefusals.tooOften)
}

async function ask(
  { ports, address }: UnmanagedCall<Exchange>,
  provider: SocialProvider,
  attempt: Attempt,
  answer: { readonly code: string; readonly state: string; readonly iss?: string | undefined },
): Promise<SocialIdentity> {
  try {
    return await provider.identify(attempt, answer)
  } catch (error) {
    if (!(error instanceof SocialFailure)) throw error
    const { kind, message } = error
    ports.log({ level: 'warning', event: 'socialFailed', provider: provider.id, kind, message, address })
    throw kind === 'refused'
      ? new Refusal(socialRefusals.providerRefused)
      : new Refusal(socialRefusals.providerUnreachable)
  }
}
