/** The invoice of an order, by what the buyer keeps. */
export interface Bill {
  /** Whom it names; null: no invoice. */
  readonly titleId: string | null
  /** Where it goes on paper; null: nowhere. */
  readonly mailingId: string | null
  readonly invoiceRemark: string
}
