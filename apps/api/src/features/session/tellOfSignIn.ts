import { and, desc, eq, ne } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { wideNetworkOf } from '../../platform/http/networkOf'
import { sendMessage } from '../messages'
import { deviceOf } from './deviceOf'
import { sessions } from './tables'

interface SignIn {
  readonly id: string
  readonly userId: string
  readonly address: string
  readonly agent: string
}

/** As far back as one looks for a place that somebody was at before. */
const mostEarlier = 200

/**
 * Tells a person of a sign-in from a device or network that they weren't at before, with the way to say that it
 * wasn't them. Whoever signs in for the first time has nothing to compare it with, and is told nothing. Call it last
 * in the transaction.
 */
export async function tellOfSignIn(
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
