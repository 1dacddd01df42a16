import { errorCodes } from '@atrium/features/shared/errorCodes'
import type { workspaceContract } from '@atrium/features/workspace/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { messages } from '../database/schema'
import type { Call } from '../service/Call'
import { Refusal } from '../service/Refusal'

/** Reading twice is no error; a message of somebody else is as good as none. */
export async function readMessages({
  db,
  person,
  body,
  audit,
}: Call<typeof workspaceContract.readMessages>): Promise<true> {
  const messageIds = [...new Set(body.messageIds)]
  const read = await db
    .update(messages)
    .set({ hasRead: true })
    .where(and(eq(messages.userId, person.userId), inArray(messages.id, messageIds)))
    .returning({ id: messages.id })
  if (read.length < messageIds.length) {
    throw new Refusal(errorCodes.missing, '消息不存在或已被删除，请刷新后重试', 404)
  }
  audit({ messageIds })
  return true
}
