import type { Connection } from '../../platform/database/Connection'
import { sendMessage } from '../../platform/notifications'
import type { Meeting } from './lockMeeting'

/** Tells those who waited that they have a place now. */
export async function tellMovedUp(
  db: Connection,
  { id, texts }: Meeting,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  if (userIds.length === 0) return
  await sendMessage(db, {
    userIds,
    kind: 'meeting',
    subjectId: id,
    title: '候补成功',
    content: `有人放弃了名额，您已获得“${texts['zh-CN'].name}”的参会名额，可查看签到二维码。`,
    titleEn: 'You have a place',
    contentEn: `Somebody gave up a place: you can come to “${texts.en.name}”. Your QR code for the check-in is ready.`,
    now,
  })
}
