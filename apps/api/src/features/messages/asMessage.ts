import type { messages } from './tables'

/** A message as the wire has it. */
export const asMessage = (row: typeof messages.$inferSelect, enterpriseName: string | null) => ({
  messageId: row.id,
  title: row.title,
  content: row.content,
  titleEn: row.titleEn,
  contentEn: row.contentEn,
  hasRead: row.hasRead,
  createdAt: row.createdAt.toISOString(),
  kind: row.kind,
  enterpriseId: row.companyId,
  enterpriseName: enterpriseName ?? '',
  subjectId: row.subjectId,
})
