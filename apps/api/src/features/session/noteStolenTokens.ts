import { eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Caller } from '../../platform/http/AuditRow'
import { writeAuditRow } from '../audit'
import { sendMessage } from '../messages'
import { sessions } from './tables'

interface StolenFrom {
  readonly id: string
  readonly userId: string
  readonly stolenAt: Date | null
}

/** Somebody has the tokens of a session without its browser's key. It goes on where the key is; the person is told once. */
export async function noteStolenTokens(
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
