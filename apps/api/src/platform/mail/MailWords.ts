import type { Language } from '../people/Language'

/** The texts of a mail. They are plain text, never markup. */
export interface MailWords {
  readonly language: Language
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** Shown large below the first paragraph. Default: none. */
  readonly code?: string
  /** Why it was sent and whom to contact, small below the rest. */
  readonly closing: string
}
