import type { sessionOperations } from '@atrium/contracts/session/policy'
import { eq } from 'drizzle-orm'
import { users } from '../../../platform/people/tables'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { UnmanagedCall } from '../../../ports/Call'
import { checkVerification } from '../challenges/checkVerification'
import { findDevice, type KnownDevice } from '../devices/knownDevices'
import { deviceGuards, type Guards, signInGuards } from '../guards'
import { checkPassword } from '../password/passwords'
import { unsealPasswords } from '../password/unsealPasswords'
import { logRefusedTries } from '../security/logRefusedTries'
import { browserToBind } from '../tokens/browserProof'
import { answerSignIn, refusalOf } from './answerSignIn'
import { attemptSignIn } from './attempt'
import { openSession, type SignInResult, type SigningBrowser } from './openSession'
import { standingOf, wireStanding } from './standing'

type SignInCall = UnmanagedCall<typeof sessionOperations.signIn>

/** The account of a tried password, and how failures are counted. */
export interface PasswordWay {
  /** The account name under which failures are counted, whether or not it exists. */
  readonly account: string
  /** Finds the person; undefined when there is none, which must take equally long. */
  readonly find: () => Promise<typeof users.$inferSelect | undefined>
  /** Operation name in the audit row. */
  readonly operation: string
  /** The company to sign in to. Default: none. */
  readonly companyId?: string | undefined
}

/** The common part of all calls that sign in by password. */
export type PasswordCall = Omit<SignInCall, 'body'> & { readonly body: Omit<SignInCall['body'], 'userName'> }

export function signIn(call: SignInCall) {
  const { connection } = call.ports.database
  const account = call.body.userName
  return signInByPassword(call, {
    account,
    operation: 'signIn',
    async find() {
      const [user] = await connection.select().from(users).where(eq(users.account, account))
      return user
    },
  })
}

/** Failures at an account are counted together, whatever name the person signs in by. */
export async function signInByPassword(call: PasswordCall, way: PasswordWay) {
  const { ports, address, body, now } = call
  const { connection } = ports.database
  const ofAccount = signInGuards(ports.keys, way.account, address)
  const browser = await browserToBind(call)
  const marks = { tokens: body.devices, browser }
  const device = await findDevice(connection, ports.keys, way.account, marks, now)
  const guards = device ? await guardsOf(call, device, ofAccount) : ofAccount
  const tried = { operation: way.operation, account: ofAccount.own.key, address }
  const result = await logRefusedTries(ports.log, tried, () =>
    withStanding(call, guards, async () => {
      const entered = await enter(call, way, guards, { marks, device })
      if (entered.kind === 'refused') throw refusalOf(entered)
      return entered
    }),
  )
  return answerSignIn(ports, result)
}

async function guardsOf(
  { ports, now }: PasswordCall,
  device: KnownDevice,
  ofAccount: Guards,
): Promise<Guards> {
  const { proofRequired } = await standingOf(ports.database.connection, ofAccount, now)
  return deviceGuards(ports.keys, device.id, proofRequired)
}

/** Adds the account's standing to a refusal: it differs between a known device and a stranger. */
async function withStanding<T>(
  { ports, now }: PasswordCall,
  guards: Guards,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const standing = await standingOf(ports.database.connection, guards, now)
    throw new Refusal({ ...error.entry, data: wireStanding(standing, now) })
  }
}

/** Every step is the same for an account that doesn't exist, including the time it takes. */
async function enter(
  call: PasswordCall,
  { find, operation, companyId }: PasswordWay,
  guards: Guards,
  browser: SigningBrowser,
): Promise<SignInResult> {
  const { ports, now, query, body, address, agent, language } = call
  const { database, keys } = ports
  const db = database.connection
  const { signIn: password } = await unsealPasswords(db, keys, body.keyId, { signIn: body.password }, now)
  const proven = await checkVerification(call, body.verification)
  return attemptSignIn(database, guards, proven, now, async () => {
    const user = await find()
    const matches = await checkPassword(user?.passwordHash, password)
    if (!user || !matches) return { kind: 'refused', because: 'wrong' }
    const { isWebClient } = query
    const { passwordHash } = user
    const caller = { address, agent }
    return database.transaction((db) =>
      openSession(db, ports, user.id, now, {
        isWebClient,
        passwordHash,
        operation,
        companyId,
        caller,
        language,
        browser,
      }),
    )
  })
}
