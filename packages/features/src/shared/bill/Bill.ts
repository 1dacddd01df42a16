/** The invoice details of an order, from the buyer's saved entries. */
export interface Bill {
  /** Invoice title; null: no invoice. */
  readonly titleId: string | null
  /** Mailing address of a paper invoice; null: none. */
  readonly mailingId: string | null
  readonly invoiceRemark: string
}
