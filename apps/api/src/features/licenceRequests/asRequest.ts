import type { licenceRequests } from '../seats/tables'

/** A request as the wire has it. */
export const asRequest = (row: typeof licenceRequests.$inferSelect) => ({
  id: row.id,
  state: row.state,
  reason: row.reason,
  appliedAt: row.appliedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  answer: row.answer,
})
