/** Holders of a product who should keep it although they don't use it. */
export interface ExemptChoice {
  readonly productId: string
  readonly userIds: readonly string[]
  /** Called once it is done. Default: no callback. */
  readonly onDone?: () => void
}

/** Opens the dialog that exempts them. Only the surrounding page has it; without it, nothing is offered. */
export type OpenExempt = (choice: ExemptChoice) => void
