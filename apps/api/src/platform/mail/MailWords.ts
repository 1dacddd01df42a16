import type { Language } from '../people/Language'

/** What a mail says, as text: nothing of it is taken for markup. */
export interface MailWords {
  readonly language: Language
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** Shown large below the first paragraph. Default: none. */
  readonly code?: string
  /** Why it came and whom to turn to, small below the rest. */
  readonly closing: string
}
