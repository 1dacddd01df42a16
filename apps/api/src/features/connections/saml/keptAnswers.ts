import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Connection } from '../../../platform/database/Connection'
import { mac } from '../../../platform/keys/mac'
import { randomId } from '../../../platform/keys/randomId'
import { openAtRest, sealAtRest } from '../../../platform/keys/sealAtRest'
import type { ServiceKeys } from '../../../platform/keys/serviceKeys'
import type { ProviderIdentity } from '../ConnectionProtocol'
import { connectionAnswers } from '../tables'

interface Keeping {
  readonly db: Connection
  readonly keys: ServiceKeys
  readonly now: Date
}

interface Place {
  readonly companyId: string
  readonly connectionId: string
}

/** A checked answer of an identity provider. */
export interface KeptAnswer {
  /** As the browser brought it back: it belongs to the attempt of this state. */
  readonly state: string
  readonly inResponseTo: string
  readonly identity: ProviderIdentity
}

const answerMilliseconds = 5 * 60_000

/** Keeps an answer until the page asks for it. Returns the code to ask with, once, within five minutes. */
export async function keepAnswer(
  { db, keys, now }: Keeping,
  place: Place,
  answer: KeptAnswer,
): Promise<string> {
  const code = randomId()
  const digest = digestOf(keys, code)
  const content = sealAtRest(keys, placeOf(place, digest), new TextEncoder().encode(JSON.stringify(answer)))
  const { companyId, connectionId } = place
  const expiresAt = new Date(now.getTime() + answerMilliseconds)
  await db.insert(connectionAnswers).values({ companyId, connectionId, digest, content, expiresAt })
  return code
}

/** The answer of a code, which is used up by this; undefined if there is none for this connection. */
export async function redeemAnswer(
  { db, keys, now }: Keeping,
  place: Place,
  code: string,
): Promise<KeptAnswer | undefined> {
  const digest = digestOf(keys, code)
  const [row] = await db
    .delete(connectionAnswers)
    .where(
      and(
        eq(connectionAnswers.companyId, place.companyId),
        eq(connectionAnswers.connectionId, place.connectionId),
        eq(connectionAnswers.digest, digest),
      ),
    )
    .returning()
  if (!row || row.expiresAt <= now) return undefined
  const text = new TextDecoder().decode(openAtRest(keys, placeOf(place, digest), row.content))
  return v.parse(answerSchema, JSON.parse(text))
}

const digestOf = (keys: ServiceKeys, code: string) => mac(keys.derivation, ['saml code', code])

const placeOf = ({ companyId, connectionId }: Place, digest: string) =>
  `saml answer ${companyId} ${connectionId} ${digest}`

const answerSchema = v.object({
  state: v.string(),
  inResponseTo: v.string(),
  identity: v.object({
    subject: v.string(),
    isPassing: v.boolean(),
    mail: v.string(),
    isMailUnverified: v.boolean(),
    displayName: v.string(),
    claims: v.record(v.string(), v.array(v.string())),
    sessionEndsAt: v.pipe(
      v.nullable(v.string()),
      v.transform((text) => (text === null ? null : new Date(text))),
    ),
  }),
})
