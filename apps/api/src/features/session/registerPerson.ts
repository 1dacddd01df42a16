import { sessionErrors } from '@atrium/features/session/contract'
import type { entryContract } from '@atrium/features/session/entry/contract'
import { eq, or } from 'drizzle-orm'
import { checkCode } from '../../platform/codes'
import type { Connection } from '../../platform/database/Connection'
import { randomId } from '../../platform/keys/randomId'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { UnmanagedCall } from '../../ports/Call'
import { keyToBind } from './browserProof'
import { issueTokens } from './issueTokens'
import { rememberDevice } from './knownDevices'
import { openSessionIn } from './openSession'
import { hashPassword } from './passwords'
import { requireGoodPassword } from './requireGoodPassword'
import { unsealPasswords } from './unsealPasswords'
import { spellings } from './wordsOfPerson'

type RegisterCall = UnmanagedCall<typeof entryContract.registerPerson>

/** Whether the number has an account is told to whoever proved by the code that it is theirs. */
export async function registerPerson(call: RegisterCall) {
  const { ports, query, body, now, address, agent, language } = call
  const { database, keys, settings } = ports
  const { mobile, code, keyId } = body
  const { newPassword } = await unsealPasswords(
    database.connection,
    keys,
    keyId,
    { newPassword: body.password },
    now,
  )
  await requireGoodPassword(newPassword, mobile, [mobile, ...spellings(body.realName, 'person')])
  const browserKey = await keyToBind(call)
  const proven = await checkCode(database, { keys, purpose: 'enter', to: mobile, code, now })
  const passwordHash = await hashPassword(newPassword)
  const opened = await database.transaction(async (db) => {
    const userId = await insertPerson(db, { mobile, realName: body.realName, passwordHash, now })
    await proven.spend(db)
    const { isWebClient } = query
    const session = await openSessionIn(db, ports, userId, now, {
      isWebClient,
      browserKey,
      operation: 'registerPerson',
      caller: { address, agent },
      language,
    })
    const remembered = { userId, device: undefined, tokens: body.devices, now }
    return (
      session && 'session' in session && { ...session, devices: await rememberDevice(db, keys, remembered) }
    )
  })
  if (!opened) throw new Error('The account of a new person got lost.')
  const tokens = await issueTokens(keys, settings, opened.session)
  const { devices } = opened
  return { ...tokens, userId: opened.session.userId, userAccount: opened.account, devices }
}

interface NewPerson {
  readonly mobile: string
  readonly realName: string
  readonly passwordHash: string
  readonly now: Date
}

async function insertPerson(db: Connection, { mobile, realName, passwordHash, now }: NewPerson) {
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
  return added.id
}

/** Somebody signs in with the number, or bound it. */
export async function hasAccount(db: Connection, mobile: string): Promise<boolean> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.account, mobile), eq(users.phone, mobile)))
    .limit(1)
  return found !== undefined
}

const accountExists = () => new Refusal(sessionErrors.accountExists, '该手机号已注册，请直接登录')
