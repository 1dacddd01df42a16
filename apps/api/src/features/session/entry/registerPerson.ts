import type { Occasion } from '@atrium/contracts/agreements/contract'
import type { entryOperations } from '@atrium/contracts/session/entry/policy'
import { sessionRefusals } from '@atrium/contracts/session/refusals'
import { eq, or } from 'drizzle-orm'
import { checkCode } from '../../../platform/codes'
import type { Connection } from '../../../platform/database/Connection'
import { randomId } from '../../../platform/keys/randomId'
import { users } from '../../../platform/people/tables'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { UnmanagedCall } from '../../../ports/Call'
import { noteAgreement, requireInForce, standingKinds } from '../../agreements'
import { spellings } from '../guess/guessRoutes'
import { hashPassword, requireGoodPassword } from '../password/passwords'
import { unsealPasswords } from '../password/unsealPasswords'
import { answerSignIn } from '../signIn/answerSignIn'
import { openSession } from '../signIn/openSession'
import { browserToBind } from '../tokens/browserProof'

type RegisterCall = UnmanagedCall<typeof entryOperations.registerPerson>

export const registerPerson = async (call: RegisterCall) =>
  (await register(call, { operation: 'registerPerson', words: [], further: nothingFurther })).signedIn

interface Registering<T> {
  /** Operation name in the person's audit row. */
  readonly operation: string
  /** Further words that the password must not be made of. */
  readonly words: readonly string[]
  /** Creates what belongs to the new person, in the same transaction. If it throws, no account is created. */
  readonly further: (db: Connection, userId: string) => Promise<T>
}

/** Creates an account and signs in. Reveals whether the number already has one only once the code proves the number. */
export async function register<T>(call: RegisterCall, { operation, words, further }: Registering<T>) {
  const { ports, query, body, now, address, agent, language } = call
  const { database, keys } = ports
  const { mobile, code, keyId } = body
  requireInForce(body.agreements, now)
  const { newPassword } = await unsealPasswords(
    database.connection,
    keys,
    keyId,
    { newPassword: body.password },
    now,
  )
  await requireGoodPassword(newPassword, mobile, [mobile, ...spellings(body.realName, 'person'), ...words])
  const browser = await browserToBind(call)
  const proven = await checkCode(database, {
    keys,
    purpose: 'enter',
    to: mobile,
    asker: call.codeChallenge,
    code,
    now,
  })
  const passwordHash = await hashPassword(newPassword)
  const { result, made } = await database.transaction(async (db) => {
    const userId = await insertPerson(db, {
      mobile,
      realName: body.realName,
      passwordHash,
      now,
      occasion: body.occasion,
    })
    const made = await further(db, userId)
    await proven.spend(db)
    const result = await openSession(db, ports, userId, now, {
      isWebClient: query.isWebClient,
      operation,
      caller: { address, agent },
      language,
      browser: { marks: { tokens: body.devices, browser }, device: undefined },
    })
    return { result, made }
  })
  return { signedIn: await answerSignIn(ports, result), further: made }
}

async function nothingFurther(): Promise<void> {}

interface NewPerson {
  readonly mobile: string
  readonly realName: string
  readonly passwordHash: string
  /** Where the person accepted the current agreements. */
  readonly occasion: Occasion
  readonly now: Date
}

async function insertPerson(db: Connection, { mobile, realName, passwordHash, occasion, now }: NewPerson) {
  if (await hasAccount(db, mobile)) throw accountExists()
  const [added] = await db
    .insert(users)
    .values({
      id: randomId(),
      account: mobile,
      phone: mobile,
      realName,
      nickname: realName,
      passwordHash,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (!added) throw accountExists()
  await noteAgreement(db, { userId: added.id, kinds: standingKinds, occasion, now })
  return added.id
}

/** Whether the number is an account's name or bound mobile. */
export async function hasAccount(db: Connection, mobile: string): Promise<boolean> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.account, mobile), eq(users.phone, mobile)))
    .limit(1)
  return found !== undefined
}

const accountExists = () => new Refusal(sessionRefusals.accountExists)
