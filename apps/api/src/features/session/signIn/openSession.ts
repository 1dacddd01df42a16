import { sessionErrors } from '@atrium/contracts/session/contract'
import type { SecondStepAsked, SecondStepWay } from '@atrium/contracts/session/secondStep/contract'
import { and, desc, eq, ne } from 'drizzle-orm'
import { askForSecondStep } from '../../../platform/credentials'
import type { Connection } from '../../../platform/database/Connection'
import type { Caller } from '../../../platform/http/AuditRow'
import { wideNetworkOf } from '../../../platform/http/networkOf'
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

/** The most that a person has open at a time. */
const mostSessions = 10

interface OpeningOptions {
  /** Whether a browser signs in, or an installed product; neither has more rights than the other. Default: true. */
  readonly isWebClient?: boolean
  /** The password hash that was checked: the session opens only while it's still the person's. Default: not asked. */
  readonly passwordHash?: string
  /** How the second step was taken. Default: not yet; people with one are asked for it next. */
  readonly secondStep?: SecondStepWay
  /** The browser's key that is to renew it. Default: none. */
  readonly browserKey?: string | undefined
  /** What the audit row calls it. Default: `signIn`. */
  readonly operation?: string
  /** The company that the person signs in for: opened after the second step. Default: none. */
  readonly companyId?: string | undefined
  /** From where it is opened. Default: not known. */
  readonly caller?: Caller | null
  /** In which the person reads it. Default: as before. */
  readonly language?: Language
  /** Whether the person signed in from this device before: they are told of a sign-in from elsewhere. Default: nobody is told. */
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

/** The session doesn't open before the second step was taken. */
export interface SessionAsked {
  readonly asked: SecondStepAsked
}

/**
 * Opens a session, in one transaction with its audit row and with the end of the oldest one of too many. Undefined when the person, or the password that was checked, is no longer there, or the
 * account is locked.
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
  if ('asked' in opened) throw secondStepRequired(opened)
  const tokens = await issueTokens(ports.keys, ports.settings, opened.session)
  return { ...tokens, sessionId: opened.session.id, userId, userAccount: opened.account }
}

export const secondStepRequired = ({ asked }: SessionAsked) =>
  new Refusal(sessionErrors.secondStepRequired, '请完成两步验证后登录', 200, asked)

/** As {@link openSession}, on the caller's transaction, and without a throw; the tokens are still to be issued. */
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
): Promise<SessionOpened | SessionAsked | undefined> {
  // The person's row is the lock: sign-ins at once count one after the other.
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update')
  if (!user || user.lockedAt || (passwordHash !== undefined && user.passwordHash !== passwordHash))
    return undefined
  if (!secondStep) {
    const asked = await askForSecondStep(db, { keys, user, isWebClient, now })
    if (asked) return { asked: { ...asked, ...(companyId && { company: companyId }) } }
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
  if (device) await tellOfSignIn(db, session, device === 'known', now)
  return { session, account: user.account }
}

/** The oldest goes, as signed in elsewhere. */
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

/** As far back as one looks for a place that somebody was at before. */
const mostEarlier = 200

/**
 * Tells a person of a sign-in from a new device or network, with a way to say that it wasn't them. The first sign-in
 * has nothing to compare with and isn't told. Call it last in the transaction.
 */
async function tellOfSignIn(
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

/** Where neither end is known, nothing can be said of it. */
function isNewNetwork(
  address: string,
  earlier: readonly { readonly address: string; readonly usedAddress: string }[],
): boolean {
  const networks = new Set(
    earlier.flatMap((session) => [session.address, session.usedAddress].filter(Boolean).map(wideNetworkOf)),
  )
  return address !== '' && networks.size > 0 && !networks.has(wideNetworkOf(address))
}
