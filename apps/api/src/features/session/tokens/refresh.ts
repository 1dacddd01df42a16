import type { sessionOperations } from '@atrium/contracts/session/policy'
import { sessionRefusals } from '@atrium/contracts/session/refusals'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import type { Caller } from '../../../platform/http/AuditRow'
import type { ServiceKeys } from '../../../platform/keys/serviceKeys'
import { readToken } from '../../../platform/keys/signedTokens'
import { sendMessage } from '../../../platform/notifications'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { UnmanagedCall } from '../../../ports/Call'
import { writeAuditRow } from '../../audit'
import { endSessions } from '../security/endSessions'
import { sessions } from '../tables'
import { type ProvenBrowser, readBrowserProof } from './browserProof'
import { type Generation, issueTokens, type RefreshPoint, readRefreshToken } from './issueTokens'

type RefreshCall = UnmanagedCall<typeof sessionOperations.refresh>

/** How long the immediate parent still gets the same child without a key: after a lost answer, or from a second tab. */
const graceMilliseconds = 10_000

/** How often a key gets the same child again: more than this many answers aren't lost in a row. */
const mostRepeats = 500

/** See docs/decisions/account/refresh-tokens.md. */
export async function refresh(call: RefreshCall) {
  const { ports, body } = call
  const point = await provenPoint(ports.keys, body)
  if (!point) throw refused()
  const browser = await readBrowserProof(call.browserProof)
  const turned = await ports.database.transaction((db) => turn(db, point, call, browser))
  if (turned === 'proofUsed') throw new Refusal(sessionRefusals.proofUsed)
  if (turned === 'elsewhere') {
    throw new Refusal(sessionRefusals.signedInElsewhere)
  }
  if (turned === 'refused') throw refused()
  return issueTokens(ports.keys, ports.settings, turned)
}

/** All four tokens must be genuine, of one session and, where they have one, of one generation. */
async function provenPoint(keys: ServiceKeys, body: RefreshCall['body']): Promise<RefreshPoint | undefined> {
  const point = readRefreshToken(keys, 'access', body.refreshToken)
  const passport = readRefreshToken(keys, 'passport', body.passportRefreshToken)
  if (!point || passport?.sessionId !== point.sessionId || passport.generation !== point.generation) return
  const access = await readToken(keys, 'access', body.accessToken)
  const pass = await readToken(keys, 'passport', body.passportToken)
  return access?.sessionId === point.sessionId && pass?.sessionId === point.sessionId ? point : undefined
}

/** Advances the session by one generation. Its row is locked, so that simultaneous refreshes queue. */
async function turn(
  db: Connection,
  point: RefreshPoint,
  call: RefreshCall,
  browser: ProvenBrowser | undefined,
): Promise<Generation | 'elsewhere' | 'refused' | 'proofUsed'> {
  const { now, address, agent } = call
  const own = eq(sessions.id, point.sessionId)
  const [session] = await db.select().from(sessions).where(own).for('update')
  if (session?.endedBecause === 'elsewhere') return 'elsewhere'
  if (!session || session.endedAt || session.expiresAt <= now || session.idleAt <= now) return 'refused'

  if (session.browserKey && !(browser?.key === session.browserKey && browser.isFor(call.body.refreshToken))) {
    await noteStolenTokens(db, session, call)
    return 'refused'
  }
  const isBound = session.browserKey !== null
  if (point.generation === session.generation) {
    const spentProofs = isBound && browser ? [browser.proofDigest] : []
    const next = { generation: session.generation + 1, rotatedAt: now, spentProofs }
    await db.update(sessions).set(next).where(own)
    return { ...session, ...next }
  }
  if (point.generation === session.generation - 1) {
    if (isBound && browser) return repeat(db, session, browser.proofDigest, now)
    if (now.getTime() - session.rotatedAt.getTime() <= graceMilliseconds) return session
  }
  // A used token came back, so somebody has a copy. Nobody can tell which one is the thief, so both lose the session.
  await endSessions(db, { userId: session.userId, ids: [session.id], because: 'reused', now })
  await writeAuditRow(db, {
    companyId: '',
    at: now,
    actorId: session.userId,
    sessionId: session.id,
    operation: 'refresh',
    subject: { ended: 'reused', generation: point.generation, newest: session.generation },
    caller: { address, agent },
  })
  return 'refused'
}

/**
 * The answer to the last refresh was lost, since nobody used the child: the key gets the same child again, however
 * late. Its access token is fresh, since the lost one may have expired. A proof that was used before is a copy.
 */
async function repeat(
  db: Connection,
  session: typeof sessions.$inferSelect,
  proof: string,
  now: Date,
): Promise<Generation | 'refused' | 'proofUsed'> {
  if (session.spentProofs.includes(proof)) return 'proofUsed'
  if (session.spentProofs.length >= mostRepeats) return 'refused'
  const next = { rotatedAt: now, spentProofs: [...session.spentProofs, proof] }
  await db.update(sessions).set(next).where(eq(sessions.id, session.id))
  return { ...session, ...next }
}

const refused = () => new Refusal(sessionRefusals.refreshRefused)

interface StolenFrom {
  readonly id: string
  readonly userId: string
  readonly stolenAt: Date | null
}

/**
 * Somebody has the tokens of a session but not its browser's key. The session continues where the key is; the person is
 * notified once.
 */
async function noteStolenTokens(
  db: Connection,
  { id, userId, stolenAt }: StolenFrom,
  { now, ...caller }: Caller & { readonly now: Date },
): Promise<void> {
  if (stolenAt) return
  await db.update(sessions).set({ stolenAt: now }).where(eq(sessions.id, id))
  await writeAuditRow(db, {
    companyId: '',
    at: now,
    actorId: userId,
    sessionId: id,
    operation: 'refreshWithoutKey',
    subject: { refused: true },
    caller: { address: caller.address, agent: caller.agent },
  })
  await sendMessage(db, {
    userIds: [userId],
    kind: 'security',
    title: '有人试图使用您的登录凭证',
    content:
      '有人在其他设备上使用了您的登录凭证，已被系统拒绝，您的登录不受影响。凭证可能是从您的设备上复制的，请检查设备并修改密码。',
    titleEn: 'Somebody tried to use your sign-in',
    contentEn:
      'Somebody used a copy of your sign-in on another device. It was refused, and you stay signed in. The copy may have been made on your device: please check it, and change your password.',
    now,
  })
}
