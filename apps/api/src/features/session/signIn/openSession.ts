import type { SecondStepAsked, SecondStepWay } from '@atrium/contracts/session/secondStep/contract'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import type { Caller } from '../../../platform/http/AuditRow'
import { randomId } from '../../../platform/keys/randomId'
import type { Language } from '../../../platform/people/Language'
import { users } from '../../../platform/people/tables'
import type { Ports } from '../../../ports/Ports'
import { writeAuditRow } from '../../audit'
import { askForSecondStep, type PendingConnection } from '../../secondStep'
import { type DeviceMarks, type KnownDevice, rememberDevice } from '../devices/knownDevices'
import { endSessions, isOpenAt } from '../security/endSessions'
import { sessionConnections, sessions } from '../tables'
import type { Generation } from '../tokens/issueTokens'
import { alertOfSignIn } from './alertOfSignIn'

/** What a sign-in comes to. {@link answerSignIn} makes it an answer or a refusal. */
export type SignInResult =
  | {
      readonly kind: 'signedIn'
      readonly session: Generation
      readonly account: string
      /** All device tokens that the browser keeps from now on. */
      readonly devices: readonly string[]
    }
  | { readonly kind: 'secondStep'; readonly challenge: SecondStepAsked }
  | { readonly kind: 'refused'; readonly because: 'wrong' | 'late' | 'accountLocked' }

/** The browser or product that signs in. */
export interface SigningBrowser {
  readonly marks: DeviceMarks
  /** The device from which the person signed in before; undefined: a new one. */
  readonly device: KnownDevice | undefined
  /** Whether the person needs no notification of a new device. Default: only of a known one. */
  readonly isKnown?: boolean
}

interface SignInOptions {
  /** Whether a browser signs in rather than an installed product; both have the same rights. Default: true. */
  readonly isWebClient?: boolean
  /** The hash that the password was checked against: no session opens if it changed meanwhile. Default: not checked. */
  readonly passwordHash?: string
  /** How the second step was completed. Default: not yet; people who have one are challenged. */
  readonly secondStep?: SecondStepWay
  /** Operation name in the audit row. Default: `signIn`. */
  readonly operation?: string
  /** The company to open after the second step. Default: none. */
  readonly companyId?: string | undefined
  /** Origin of the sign-in. Default: unknown. */
  readonly caller?: Caller | null
  /**
   * The company's connection that stated who they are. The session is limited to that company, unless a second step of
   * their own follows. Default: a way of their own.
   */
  readonly connection?: PendingConnection | undefined
  /** The person's language. Default: unchanged. */
  readonly language?: Language
  /** Default: none, so no device is remembered and nobody is notified. */
  readonly browser?: SigningBrowser
}

/** Maximum open sessions per person. */
const mostSessions = 10

/**
 * The only place where sessions begin. Opens one with its audit row on the caller's transaction, ends the oldest one
 * when there are too many, and remembers the device.
 *
 * @returns `secondStep` if the person has one that was not completed; `refused` as `wrong` if they no longer exist or
 * their password changed meanwhile
 */
export async function openSession(
  db: Connection,
  { keys, settings }: Pick<Ports, 'keys' | 'settings'>,
  userId: string,
  now: Date,
  {
    isWebClient = true,
    passwordHash,
    secondStep,
    operation = 'signIn',
    companyId,
    caller = null,
    connection,
    language,
    browser,
  }: SignInOptions,
): Promise<SignInResult> {
  // Locks the person's row, so that simultaneous sign-ins count each other.
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update')
  if (!user || (passwordHash !== undefined && user.passwordHash !== passwordHash))
    return { kind: 'refused', because: 'wrong' }
  if (user.lockedAt) return { kind: 'refused', because: 'accountLocked' }
  if (!secondStep) {
    const challenge = await askForSecondStep(db, { keys, user, isWebClient, connection, now })
    if (challenge)
      return { kind: 'secondStep', challenge: { ...challenge, ...(companyId && { company: companyId }) } }
  }

  await makeRoom(db, userId, now)
  // A company's connection proves nothing about the account, which belongs to the person.
  const isOwn = !connection || secondStep !== undefined
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
    provenAt: isOwn ? now : null,
    isOwn,
    browserKey: browser?.marks.browser?.key ?? null,
    methods: methodsOf(operation, secondStep),
    expiresAt: new Date(
      Math.min(
        now.getTime() + settings.sessionSeconds * 1000,
        connection?.endsAt ?? Number.POSITIVE_INFINITY,
      ),
    ),
  }
  await db.insert(sessions).values(session)
  if (connection) {
    const { companyId, connectionId, endsAt } = connection
    await db.insert(sessionConnections).values({
      ...{ companyId, connectionId, sessionId: session.id, signedInAt: now },
      endsAt: endsAt === null ? null : new Date(endsAt),
    })
  }
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
  if (!browser) return { kind: 'signedIn', session, account: user.account, devices: [] }
  const { marks, device, isKnown = device !== undefined } = browser
  const devices = await rememberDevice(db, keys, { ...marks, userId, device, now })
  await alertOfSignIn(db, session, isKnown, now)
  return { kind: 'signedIn', session, account: user.account, devices }
}

/** In the words of RFC 8176. After a second step, the first one is no longer known. */
function methodsOf(operation: string, secondStep: SecondStepWay | undefined): string[] {
  if (secondStep) return [secondStep === 'passkey' ? 'pop' : 'otp', 'mfa']
  if (operation === 'signInBySocialAccount' || operation === 'signInByCompany') return []
  return operation === 'signInByCode' ? ['sms'] : ['pwd']
}

/** Ends the oldest session, as signed in elsewhere. Those of embedded features don't count: sites open them. */
async function makeRoom(db: Connection, userId: string, now: Date): Promise<void> {
  const beyond = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.embedderId), isOpenAt(now)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .offset(mostSessions - 1)
  if (beyond.length === 0) return
  await endSessions(db, { userId, ids: beyond.map(({ id }) => id), because: 'elsewhere', now })
}
