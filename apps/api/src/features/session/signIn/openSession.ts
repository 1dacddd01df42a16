import { sessionRefusals } from '@atrium/contracts/session/refusals'
import type { SecondStepAsked, SecondStepWay } from '@atrium/contracts/session/secondStep/contract'
import { and, desc, eq, ne } from 'drizzle-orm'
import { askForSecondStep } from '../../../platform/credentials'
import type { Connection } from '../../../platform/database/Connection'
import type { Caller } from '../../../platform/http/AuditRow'
import { wideNetworkOf } from '../../../platform/http/caller/networkOf'
import { randomId } from '../../../platform/keys/randomId'
import { sendMessage } from '../../../platform/notifications'
import type { Language } from '../../../platform/people/Language'
import { users } from '../../../platform/people/tables'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { Ports } from '../../../ports/Ports'
import { writeAuditRow } from '../../audit'
import { deviceOf } from '../devices/deviceOf'
import { endSessions, isOpenAt } from '../security/endSessions'
import { sessions } from '../tables'
import { type Generation, issueTokens, type SessionTokens } from '../tokens/issueTokens'

/** Maximum open sessions per person. */
const mostSessions = 10

interface OpeningOptions {
  /** Whether a browser signs in rather than an installed product; both have the same rights. Default: true. */
  readonly isWebClient?: boolean
  /** The hash that the password was checked against: no session opens if it changed meanwhile. Default: not checked. */
  readonly passwordHash?: string
  /** How the second step was completed. Default: not yet; people who have one are challenged. */
  readonly secondStep?: SecondStepWay
  /** Key of the browser that alone may renew the session. Default: none. */
  readonly browserKey?: string | undefined
  /** Operation name in the audit row. Default: `signIn`. */
  readonly operation?: string
  /** The company to open after the second step. Default: none. */
  readonly companyId?: string | undefined
  /** Origin of the sign-in. Default: unknown. */
  readonly caller?: Caller | null
  /** The person's language. Default: unchanged. */
  readonly language?: Language
  /** Whether the person signed in from this device before; `new` notifies them. Default: no notification. */
  readonly device?: 'known' | 'new'
}

export interface OpenedSession extends SessionTokens {
  readonly sessionId: string
  readonly userId: string
  readonly userAccount: string
}

export interface SessionOpened {
  readonly session: Generation
  readonly account: string
}

/** A session that needs the second step first. */
export interface PendingSession {
  readonly challenge: SecondStepAsked
}

/**
 * Opens a session in one transaction with its audit row, and ends the oldest one when there are too many. Undefined
 * when the person no longer exists, the password changed meanwhile, or the account is locked.
 * @throws Refusal `secondStepRequired`, with the challenge as its data
 */
export async function openSession(
  ports: Ports,
  userId: string,
  now: Date,
  options: OpeningOptions = {},
): Promise<OpenedSession | undefined> {
  const opened = await ports.database.transaction((db) => openSessionIn(db, ports, userId, now, options))
  if (!opened) return undefined
  if ('challenge' in opened) throw secondStepRequired(opened)
  const tokens = await issueTokens(ports.keys, ports.settings, opened.session)
  return { ...tokens, sessionId: opened.session.id, userId, userAccount: opened.account }
}

export const secondStepRequired = ({ challenge }: PendingSession) =>
  new Refusal(sessionRefusals.secondStepRequired({ asked: challenge }))

/** Like {@link openSession}, but on the caller's transaction and without a throw; the caller issues the tokens. */
export async function openSessionIn(
  db: Connection,
  { keys, settings }: Pick<Ports, 'keys' | 'settings'>,
  userId: string,
  now: Date,
  {
    isWebClient = true,
    passwordHash,
    secondStep,
    browserKey,
    operation = 'signIn',
    companyId,
    caller = null,
    language,
    device,
  }: OpeningOptions,
): Promise<SessionOpened | PendingSession | undefined> {
  // Locks the person's row, so that simultaneous sign-ins count each other.
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update')
  if (!user || user.lockedAt || (passwordHash !== undefined && user.passwordHash !== passwordHash))
    return undefined
  if (!secondStep) {
    const challenge = await askForSecondStep(db, { keys, user, isWebClient, now })
    if (challenge) return { challenge: { ...challenge, ...(companyId && { company: companyId }) } }
  }

  await makeRoom(db, userId, now)
  const session = {
    id: randomId(),
    userId,
    isWebClient,
    generation: 1,
    rotatedAt: now,
    createdAt: now,
    address: caller?.address ?? '',
    agent: caller?.agent ?? '',
    usedAt: now,
    usedAddress: caller?.address ?? '',
    usedAgent: caller?.agent ?? '',
    idleAt: new Date(now.getTime() + settings.sessionIdleSeconds * 1000),
    provenAt: now,
    browserKey: browserKey ?? null,
    expiresAt: new Date(now.getTime() + settings.sessionSeconds * 1000),
  }
  await db.insert(sessions).values(session)
  await db
    .update(users)
    .set({ lastSignInAt: now, ...(language && { language }) })
    .where(eq(users.id, userId))
  await writeAuditRow(db, {
    companyId: '',
    at: now,
    actorId: userId,
    sessionId: session.id,
    operation,
    subject: { isWebClient, ...(secondStep && { secondStep }) },
    caller,
  })
  if (device) await alertOfSignIn(db, session, device === 'known', now)
  return { session, account: user.account }
}

/** Ends the oldest session, as signed in elsewhere. */
async function makeRoom(db: Connection, userId: string, now: Date): Promise<void> {
  const beyond = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isOpenAt(now)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .offset(mostSessions - 1)
  if (beyond.length === 0) return
  await endSessions(db, { userId, ids: beyond.map(({ id }) => id), because: 'elsewhere', now })
}

interface SignIn {
  readonly id: string
  readonly userId: string
  readonly address: string
  readonly agent: string
}

/** How many earlier sign-ins are searched for the same place. */
const mostEarlier = 200

/**
 * Notifies a person of a sign-in from a new device or network, with a way to disown it. The first sign-in has nothing
 * to compare with and sends nothing. Call it last in the transaction.
 */
async function alertOfSignIn(
  db: Connection,
  signIn: SignIn,
  isKnownDevice: boolean,
  now: Date,
): Promise<void> {
  const earlier = await db
    .select({ address: sessions.address, usedAddress: sessions.usedAddress })
    .from(sessions)
    .where(and(eq(sessions.userId, signIn.userId), ne(sessions.id, signIn.id)))
    .orderBy(desc(sessions.createdAt))
    .limit(mostEarlier)
  if (earlier.length === 0 || (isKnownDevice && !isNewNetwork(signIn.address, earlier))) return
  const { browser, system } = deviceOf(signIn.agent)
  const where = [browser, system, signIn.address].filter(Boolean)
  await sendMessage(db, {
    userIds: [signIn.userId],
    kind: 'signIn',
    subjectId: signIn.id,
    title: isKnownDevice ? '您的账号在新的网络登录' : '您的账号在新的设备登录',
    content: `${where.length > 0 ? `登录来自：${where.join('，')}。` : ''}如果是您本人，无需处理；如果不是，请立即退出该登录并设置新密码。`,
    titleEn: isKnownDevice ? 'A sign-in from a new network' : 'A sign-in from a new device',
    contentEn: `${where.length > 0 ? `It came from: ${where.join(', ')}. ` : ''}If this was you, there is nothing to do. If not, end it at once and set a new password.`,
    now,
  })
}

/** False when either address is unknown. */
function isNewNetwork(
  address: string,
  earlier: readonly { readonly address: string; readonly usedAddress: string }[],
): boolean {
  const networks = new Set(
    earlier.flatMap((session) => [session.address, session.usedAddress].filter(Boolean).map(wideNetworkOf)),
  )
  return address !== '' && networks.size > 0 && !networks.has(wideNetworkOf(address))
}
