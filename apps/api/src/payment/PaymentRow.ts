import type { payments } from '../database/schema'

export type PaymentRow = typeof payments.$inferSelect
