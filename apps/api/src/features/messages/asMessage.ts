import type { messages } from '../../platform/notifications/tables'
import type { companies } from '../organisation/tables'

interface MessageRow {
  readonly message: typeof messages.$inferSelect
  readonly isDone: boolean
  /** The one that it is about. */
  readonly company: Pick<typeof companies.$inferSelect, 'name' | 'dissolvedAt'> | null
  /** The reader, if that company has them as a member. */
  readonly memberId: string | null
}

/** A message as the wire has it. */
export const asMessage = ({ message, isDone, company, memberId }: MessageRow) => ({
  messageId: message.id,
  title: message.title,
  content: message.content,
  titleEn: message.titleEn,
  contentEn: message.contentEn,
  hasRead: message.hasRead,
  createdAt: message.createdAt.toISOString(),
  kind: message.kind,
  enterpriseId: message.companyId,
  enterpriseName: company?.name ?? '',
  isMember: memberId !== null && company?.dissolvedAt === null,
  subjectId: message.subjectId,
  isDone,
})
