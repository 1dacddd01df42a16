import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { wideNetworkOf } from '../../../platform/http/caller/networkOf'
import { sendMessage } from '../../../platform/notifications'
import { deviceOf } from '../devices/deviceOf'
import { sessions } from '../tables'

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
export async function alertOfSignIn(
  db: Connection,
  signIn: SignIn,
  isKnownDevice: boolean,
  now: Date,
): Promise<void> {
  const earlier = await db
    .select({ address: sessions.address, usedAddress: sessions.usedAddress })
    .from(sessions)
    // Sites vouch for people in sessions of embedded features, so these make no network known.
    .where(and(eq(sessions.userId, signIn.userId), ne(sessions.id, signIn.id), isNull(sessions.embedderId)))
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
