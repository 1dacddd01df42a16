import { type sessionContract, sessionErrors } from '@atrium/features/session/contract'
import { eq } from 'drizzle-orm'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { UnmanagedCall } from '../../ports/Call'
import { attempt } from './attempt'
import { keyToBind } from './browserProof'
import { checkVerification } from './checkVerification'
import { deviceGuards, type Guards, signInGuards } from './guards'
import { findDevice, type KnownDevice, rememberDevice } from './knownDevices'
import { logRefusedTries } from './logRefusedTries'
import { type OpenedSession, openSession } from './openSession'
import { checkPassword } from './passwords'
import { standingOf } from './standing'
import { unsealPasswords } from './unsealPasswords'
import { wireStanding } from './wireStanding'

type SignInCall = UnmanagedCall<typeof sessionContract.signIn>

export async function signIn(call: SignInCall) {
  const { ports, address, body, now } = call
  const { connection } = ports.database
  const ofAccount = signInGuards(ports.keys, body.userName, address)
  const device = await findDevice(connection, ports.keys, body.userName, body.devices, now)
  const guards = device ? await guardsOf(call, device, ofAccount) : ofAccount
  const tried = { operation: 'signIn', account: ofAccount.own.key, address }
  const opened = await logRefusedTries(ports.log, tried, () =>
    withStanding(call, guards, () => open(call, guards, device)),
  )
  if (opened instanceof Refusal) throw opened
  const { sessionId: _, ...answer } = opened
  const remembered = { userId: opened.userId, device, tokens: body.devices, now }
  const devices = await ports.database.transaction((db) => rememberDevice(db, ports.keys, remembered))
  return { ...answer, devices }
}

async function guardsOf({ ports, now }: SignInCall, device: KnownDevice, ofAccount: Guards): Promise<Guards> {
  const { proofRequired } = await standingOf(ports.database.connection, ofAccount, now)
  return deviceGuards(ports.keys, device.id, proofRequired)
}

/** A refusal says how things stand for who was refused: a known device stands otherwise than a stranger. */
async function withStanding<T>(
  { ports, now }: SignInCall,
  guards: Guards,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const standing = await standingOf(ports.database.connection, guards, now)
    throw new Refusal(error.code, error.message, error.status, wireStanding(standing, now))
  }
}

/** Every step is the same for an account that doesn't exist, the time it takes included. */
async function open(
  call: SignInCall,
  guards: Guards,
  device: KnownDevice | undefined,
): Promise<OpenedSession | Refusal> {
  const { ports, now, query, body, address, agent, language } = call
  const { database, keys } = ports
  const db = database.connection
  const browserKey = await keyToBind(call)
  const { signIn: password } = await unsealPasswords(db, keys, body.keyId, { signIn: body.password }, now)
  const proven = await checkVerification(call, body.verification)
  const opened = await attempt(database, guards, proven, now, async () => {
    const [user] = await db.select().from(users).where(eq(users.account, body.userName))
    const matches = await checkPassword(user?.passwordHash, password)
    if (!user || !matches) return undefined
    const { isWebClient } = query
    if (user.lockedAt) return 'locked'
    return openSession(ports, user.id, now, {
      isWebClient,
      passwordHash: user.passwordHash,
      browserKey,
      caller: { address, agent },
      language,
      device: device ? 'known' : 'new',
    }).catch(asAnswer)
  })
  if (!opened) throw new Refusal(sessionErrors.wrongCredentials, '账号或密码错误')
  if (opened === 'locked') throw new Refusal(sessionErrors.accountLocked, '账号已被锁定，请联系客服')
  return opened
}

/** That the second step comes next is no failed try: the password was right. */
function asAnswer(thrown: unknown): Refusal {
  if (thrown instanceof Refusal && thrown.code === sessionErrors.secondStepRequired) return thrown
  throw thrown
}
