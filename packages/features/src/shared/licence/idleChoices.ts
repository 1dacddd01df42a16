/** A product and the number of days without use after which its licences may be taken back. */
export interface ReclaimChoice {
  readonly productId: string
  readonly idleDays: number
  /** Members to tick at first. Default: all. */
  readonly userIds?: readonly string[]
}

/** Opens the dialog that takes idle licences back. Only the surrounding page has it; without it, nothing is offered. */
export type OpenReclaim = (choice: ReclaimChoice) => void

/** Holders of a product who should keep it although they don't use it. */
export interface ExemptChoice {
  readonly productId: string
  readonly userIds: readonly string[]
  /** Called once it is done. Default: no callback. */
  readonly onDone?: () => void
}

/** Opens the dialog that exempts them. Only the surrounding page has it; without it, nothing is offered. */
export type OpenExempt = (choice: ExemptChoice) => void
