/** A product and the number of days without use after which its licences may be taken back. */
export interface ReclaimChoice {
  readonly productId: string
  readonly idleDays: number
}

/** Opens the dialog that takes idle licences back. Only the surrounding page has it; without it, nothing is offered. */
export type OpenReclaim = (choice: ReclaimChoice) => void
