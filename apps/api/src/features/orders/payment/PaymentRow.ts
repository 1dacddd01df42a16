import type { payments } from '../tables'

export type PaymentRow = typeof payments.$inferSelect
