import type { companySignInOperations } from '@atrium/contracts/companySignIn/policy'
import { companySignInRefusals } from '@atrium/contracts/companySignIn/refusals'
import { spentChallenges } from '../../../platform/challenges/tables'
import type { Connection } from '../../../platform/database/Connection'
import { networkOf } from '../../../platform/http/caller/networkOf'
import { mac, sameText } from '../../../platform/keys/mac'
import { randomId } from '../../../platform/keys/randomId'
import { countWithin } from '../../../platform/quotas'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { Call, UnmanagedCall } from '../../../ports/Call'
import { AddressForbidden } from '../../../ports/OutsideFetch'
import { ConnectionFailure, type ProviderIdentity } from '../ConnectionProtocol'
import { verifiedDomainsOf } from '../domains/manageDomains'
import { type ConnectionRow, factsOf, findConnection } from '../findConnection'
import { problemsOf } from '../problemsOf'
import { protocolOf } from '../protocolOf'
import {
  type Attempt,
  open,
  requireBrowser,
  type StoredIdentity,
  seal,
  storeIdentity,
  type Ticket,
} from '../sealed'
import { tidyLine } from '../tidyLine'
import { describeIdentity } from './companyIdentity'

type Exchange = typeof companySignInOperations.exchangeCompanyAnswer

const ticketMilliseconds = 15 * 60_000
const period = 600_000
/** Tries per network, which an office shares: each one calls an identity provider. */
const mostInPeriod = 300

/** Calls the identity provider once for each attempt that a browser started, outside of any transaction. */
export async function exchangeCompanyAnswer(call: UnmanagedCall<Exchange>) {
  const { ports, db } = call
  const attempt = await readAttempt(call)
  await ports.database.transaction((change) => countTry(change, call))
  const row = await findConnection(db, attempt)
  if (!row || isOver(row, attempt)) throw new Refusal(companySignInRefusals.connectionOff)
  if (!(await useOnce(db, attempt))) throw new Refusal(companySignInRefusals.attemptLate)
  const stated = await ask(call, row, attempt)
  if (attempt.purpose !== 'test') requireUsable(stated, await verifiedDomainsOf(db, attempt.companyId))
  return (change: Call<Exchange>) => keep(change, attempt, stated)
}

/** Checked before calling anybody: this browser started the attempt at this connection, recently. */
async function readAttempt(call: UnmanagedCall<Exchange>): Promise<Attempt> {
  const { ports, body, now } = call
  const attempt = open(ports.keys, 'attempt', body.attempt)
  const isOwn = attempt && sameText(attempt.state, body.state) && attempt.connectionId === body.connectionId
  if (!isOwn) throw new Refusal(companySignInRefusals.attemptForeign)
  await requireBrowser(call, attempt)
  if (attempt.expiresAt <= now.getTime()) throw new Refusal(companySignInRefusals.attemptLate)
  return attempt
}

/** Whether the connection ended, or somebody else answers by it now. */
export const isOver = (row: ConnectionRow, { purpose, revision }: Pick<Ticket, 'purpose' | 'revision'>) =>
  row.revision !== revision || (purpose !== 'test' && !row.isOn)

async function countTry(db: Connection, { ports, address, now }: UnmanagedCall<Exchange>): Promise<void> {
  const key = mac(ports.keys.derivation, ['quota', 'connection', networkOf(address)])
  if ((await countWithin(db, key, period, now)) > mostInPeriod)
    throw new Refusal(companySignInRefusals.tooOften)
}

async function useOnce(db: Connection, { id, expiresAt }: Attempt): Promise<boolean> {
  const spent = await db
    .insert(spentChallenges)
    .values({ id: `connection ${id}`, kind: 'connection', expiresAt: new Date(expiresAt) })
    .onConflictDoNothing()
    .returning({ id: spentChallenges.id })
  return spent.length > 0
}

async function ask(
  { ports, db, body, address }: UnmanagedCall<Exchange>,
  row: ConnectionRow,
  attempt: Attempt,
): Promise<ProviderIdentity> {
  const facts = factsOf(ports.keys, row)
  if (!facts) throw new Refusal(companySignInRefusals.connectionOff)
  try {
    return await protocolOf({ ports, db }, facts).identify(facts, attempt, body)
  } catch (error) {
    const isForbidden = error instanceof AddressForbidden
    if (!isForbidden && !(error instanceof ConnectionFailure)) throw error
    const { companyId, connectionId } = facts
    const kind = isForbidden ? 'unreachable' : error.kind
    const { message } = error
    ports.log({
      level: 'warning',
      event: 'connectionFailed',
      companyId,
      connectionId,
      kind,
      message,
      address,
    })
    // The administrator who tests it can correct it.
    if (attempt.purpose === 'test' && !isForbidden)
      throw new Refusal(companySignInRefusals.testRefused({ reason: tidyLine(message) }))
    throw kind === 'refused'
      ? new Refusal(companySignInRefusals.providerRefused)
      : new Refusal(companySignInRefusals.providerUnreachable)
  }
}

/** @throws Refusal unless it names a permanent subject, with a mail address of the company */
function requireUsable(stated: ProviderIdentity, domains: ReadonlySet<string>): void {
  const problems = problemsOf(stated, domains)
  if (problems.length === 0) return
  if (problems.includes('passingSubject')) throw new Refusal(companySignInRefusals.providerRefused)
  throw new Refusal(companySignInRefusals.otherDomain)
}

async function keep(call: Call<Exchange>, attempt: Attempt, stated: ProviderIdentity) {
  const { db, ports, now } = call
  const { companyId, connectionId, revision, purpose, userId, browserKey } = attempt
  const ticket: Ticket = {
    ...{ companyId, connectionId, revision, purpose, userId, browserKey },
    id: randomId(),
    expiresAt: now.getTime() + ticketMilliseconds,
  }
  const identity = storedOf(stated)
  const described = await describeIdentity(db, ticket, identity)
  await storeIdentity(db, ports.keys, ticket, identity)
  call.audit({ connectionId, enterPriseId: companyId })
  return { ...described, ticket: seal(ports.keys, 'ticket', ticket) }
}

const storedOf = ({ claims, sessionEndsAt, ...identity }: ProviderIdentity): StoredIdentity => ({
  ...identity,
  claims: Object.fromEntries(Object.entries(claims).map(([name, values]) => [name, [...values]])),
  sessionEndsAt: sessionEndsAt?.getTime() ?? null,
})
