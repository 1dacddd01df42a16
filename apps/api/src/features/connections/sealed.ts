import { companySignInRefusals } from '@atrium/contracts/companySignIn/refusals'
import { and, eq, gt } from 'drizzle-orm'
import * as v from 'valibot'
import type { Connection } from '../../platform/database/Connection'
import type { BrowserProofGiven } from '../../platform/http/BrowserProofGiven'
import { mac } from '../../platform/keys/mac'
import { openAtRest, sealAtRest } from '../../platform/keys/sealAtRest'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'
import { Refusal } from '../../platform/refusal/Refusal'
import type { CallPorts } from '../../ports/Ports'
import { browserToBind } from '../session'
import { connectionAnswers } from './tables'

const common = {
  /** Single use. */
  id: v.string(),
  companyId: v.string(),
  connectionId: v.string(),
  /** Of the connection, when the browser left for its identity provider. */
  revision: v.number(),
  purpose: v.picklist(['signIn', 'prove', 'test']),
  /** The person who started it, and alone may go on; null: a sign-in. */
  userId: v.nullable(v.string()),
  /** Thumbprint of the key of the browser that started it, and alone may go on; null: none. */
  browserKey: v.nullable(v.string()),
  expiresAt: v.number(),
}

/** A browser's visit to an identity provider. */
const attempt = v.object({ ...common, state: v.string(), verifier: v.string(), redirectUri: v.string() })
/** Leads to the identity, which is stored: its claims may be long. */
const ticket = v.object(common)
/** What the identity provider stated. */
const identity = v.object({
  subject: v.string(),
  isPassing: v.boolean(),
  mail: v.string(),
  isMailUnverified: v.boolean(),
  displayName: v.string(),
  claims: v.record(v.string(), v.array(v.string())),
  /** Milliseconds; null: it doesn't say. */
  sessionEndsAt: v.nullable(v.number()),
})

const kinds = { attempt, ticket, identity } as const
type Kinds = { readonly [K in keyof typeof kinds]: v.InferOutput<(typeof kinds)[K]> }
export type Attempt = Kinds['attempt']
export type Ticket = Kinds['ticket']
export type StoredIdentity = Kinds['identity']

/** Sealed by the service, which alone can read or create it. */
export const seal = <K extends keyof Kinds>(keys: ServiceKeys, kind: K, content: Kinds[K]): string =>
  sealAtRest(keys, `connection ${kind}`, new TextEncoder().encode(JSON.stringify(content)))

/** Undefined for anything that isn't one of ours. */
export function open<K extends keyof Kinds>(
  keys: ServiceKeys,
  kind: K,
  sealed: string,
): Kinds[K] | undefined {
  try {
    const text = new TextDecoder().decode(openAtRest(keys, `connection ${kind}`, sealed))
    return v.parse(kinds[kind], JSON.parse(text)) as Kinds[K]
  } catch {
    return undefined
  }
}

interface TicketCall {
  readonly ports: Pick<CallPorts, 'keys'>
  readonly now: Date
  readonly browserProof?: BrowserProofGiven | undefined
}

/**
 * The content of a ticket, for the browser and person that it was issued to.
 *
 * @param userId the caller; null: nobody is signed in
 * @throws Refusal `attemptForeign`, `ticketLate` or `otherPerson`
 */
export async function readTicket(call: TicketCall, sealed: string, userId: string | null): Promise<Ticket> {
  const found = open(call.ports.keys, 'ticket', sealed)
  if (!found) throw new Refusal(companySignInRefusals.attemptForeign)
  await requireBrowser(call, found)
  if (found.expiresAt <= call.now.getTime()) throw new Refusal(companySignInRefusals.ticketLate)
  if (userId !== null && found.userId !== null && found.userId !== userId)
    throw new Refusal(companySignInRefusals.otherPerson)
  return found
}

/** A stolen copy lacks the browser's key. */
export async function requireBrowser(
  call: Pick<TicketCall, 'browserProof'>,
  { browserKey }: Pick<Ticket, 'browserKey'>,
): Promise<void> {
  if (browserKey !== null && (await browserToBind(call))?.key !== browserKey)
    throw new Refusal(companySignInRefusals.attemptForeign)
}

const digestOf = (keys: ServiceKeys, { id }: Pick<Ticket, 'id'>) =>
  mac(keys.derivation, ['connection answer', id])

const isAnswer = (keys: ServiceKeys, ticket: Ticket, now: Date) =>
  and(
    eq(connectionAnswers.companyId, ticket.companyId),
    eq(connectionAnswers.connectionId, ticket.connectionId),
    eq(connectionAnswers.digest, digestOf(keys, ticket)),
    gt(connectionAnswers.expiresAt, now),
  )

export async function storeIdentity(
  db: Connection,
  keys: ServiceKeys,
  ticket: Ticket,
  stated: StoredIdentity,
): Promise<void> {
  await db.insert(connectionAnswers).values({
    companyId: ticket.companyId,
    connectionId: ticket.connectionId,
    digest: digestOf(keys, ticket),
    content: seal(keys, 'identity', stated),
    expiresAt: new Date(ticket.expiresAt),
  })
}

/** @throws Refusal `ticketLate` once the ticket was used */
export async function findIdentity(
  db: Connection,
  keys: ServiceKeys,
  ticket: Ticket,
  now: Date,
): Promise<StoredIdentity> {
  const [found] = await db
    .select()
    .from(connectionAnswers)
    .where(isAnswer(keys, ticket, now))
  return openIdentity(keys, found?.content)
}

/**
 * The same, and nobody gets it again.
 *
 * @throws Refusal `ticketLate`
 */
export async function takeIdentity(
  db: Connection,
  keys: ServiceKeys,
  ticket: Ticket,
  now: Date,
): Promise<StoredIdentity> {
  const [taken] = await db
    .delete(connectionAnswers)
    .where(isAnswer(keys, ticket, now))
    .returning({ content: connectionAnswers.content })
  return openIdentity(keys, taken?.content)
}

function openIdentity(keys: ServiceKeys, content: string | undefined): StoredIdentity {
  const found = content === undefined ? undefined : open(keys, 'identity', content)
  if (!found) throw new Refusal(companySignInRefusals.ticketLate)
  return found
}
