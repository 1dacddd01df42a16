import type { companySignInOperations } from '@atrium/contracts/companySignIn/policy'
import { companySignInRefusals } from '@atrium/contracts/companySignIn/refusals'
import type { connectionsOperations } from '@atrium/contracts/connections/policy'
import { connectionsRefusals } from '@atrium/contracts/connections/refusals'
import { randomBytes } from '@noble/hashes/utils.js'
import { and, eq } from 'drizzle-orm'
import { base64url } from 'jose'
import type { Connection } from '../../../platform/database/Connection'
import { randomId } from '../../../platform/keys/randomId'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { Call } from '../../../ports/Call'
import { AddressForbidden } from '../../../ports/OutsideFetch'
import { browserToBind } from '../../session'
import { knownOrigin } from '../../socialAccounts'
import { ConnectionFailure, type SignInWish } from '../ConnectionProtocol'
import { type ConnectionRow, factsOf, findConnection } from '../findConnection'
import { redirectUriOf } from '../ownAddresses'
import { protocolOf } from '../protocolOf'
import { type Attempt, seal } from '../sealed'
import { connectionPeople } from '../tables'

const lifeMilliseconds = 10 * 60_000

type SignIn = typeof companySignInOperations.beginCompanySignIn
type Prove = typeof companySignInOperations.beginCompanyProof
type Test = typeof connectionsOperations.beginConnectionTest

export async function beginCompanySignIn(call: Call<SignIn>) {
  const row = await findConnection(call.db, call.body)
  if (!row?.isOn) throw new Refusal(companySignInRefusals.connectionOff)
  return begin(call, row, 'signIn', { loginHint: call.body.loginHint ?? '', isFresh: false })
}

/**
 * A person who isn't linked yet must sign in there again: both sides are proved for the link, and another person may
 * have used the browser before.
 */
export async function beginCompanyProof(call: Call<Prove>) {
  const row = await findConnection(call.db, call.body)
  if (!row?.isOn) throw new Refusal(companySignInRefusals.connectionOff)
  const { db, person, body } = call
  return begin(call, row, 'prove', { loginHint: '', isFresh: !(await isLinked(db, body, person.userId)) })
}

export async function beginConnectionTest(call: Call<Test>) {
  const { db, company, body } = call
  const row = await findConnection(db, { companyId: company.companyId, connectionId: body.connectionId })
  if (!row) throw new Refusal(connectionsRefusals.connectionMissing)
  if (!row.details) throw new Refusal(connectionsRefusals.notTested)
  return begin(call, row, 'test', { loginHint: '', isFresh: false })
}

async function isLinked(
  db: Connection,
  { companyId, connectionId }: Call<Prove>['body'],
  userId: string,
): Promise<boolean> {
  const own = and(
    eq(connectionPeople.companyId, companyId),
    eq(connectionPeople.connectionId, connectionId),
    eq(connectionPeople.userId, userId),
  )
  return (await db.$count(connectionPeople, own)) > 0
}

/** Stores nothing here: the browser keeps the sealed data to check the answer against. */
async function begin(
  call: Call<SignIn> | Call<Prove> | Call<Test>,
  row: ConnectionRow,
  purpose: Attempt['purpose'],
  wish: SignInWish,
) {
  const { ports, body, now } = call
  const { keys, settings } = ports
  const facts = factsOf(keys, row)
  if (!facts) throw new Refusal(companySignInRefusals.connectionOff)
  const { companyId, id: connectionId, revision } = row
  const browserKey = (await browserToBind(call))?.key ?? null
  const state = base64url.encode(randomBytes(32))
  const verifier = base64url.encode(randomBytes(32))
  const redirectUri = redirectUriOf(knownOrigin(settings, body.origin), { companyId, connectionId })
  const expiresAt = now.getTime() + lifeMilliseconds
  const userId = 'person' in call ? call.person.userId : null
  const address = await addressAt(call, facts, { state, verifier, redirectUri }, wish)
  const common = { id: randomId(), companyId, connectionId, revision, purpose, userId, browserKey, expiresAt }
  return {
    address,
    state,
    attempt: seal(keys, 'attempt', { ...common, state, verifier, redirectUri }),
    expiresAt: new Date(expiresAt).toISOString(),
  }
}

type Facts = NonNullable<ReturnType<typeof factsOf>>

async function addressAt(
  { ports, db, address }: Call<SignIn> | Call<Prove> | Call<Test>,
  facts: Facts,
  attempt: Pick<Attempt, 'state' | 'verifier' | 'redirectUri'>,
  wish: SignInWish,
): Promise<string> {
  try {
    return await protocolOf({ ports, db }, facts).begin(facts, attempt, wish)
  } catch (error) {
    const { companyId, connectionId } = facts
    const isForbidden = error instanceof AddressForbidden
    if (!isForbidden && !(error instanceof ConnectionFailure)) throw error
    const { message } = error
    ports.log({ level: 'warning', event: 'connectionFailed', companyId, connectionId, message, address })
    throw new Refusal(companySignInRefusals.providerUnreachable)
  }
}
