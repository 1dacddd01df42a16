import type { PgTable } from 'drizzle-orm/pg-core'
import type { Connection } from '../../platform/database/Connection'
import type { Language } from '../../platform/people/Language'

/** In both languages: Chinese, English. */
type Words = readonly [chinese: string, english: string]

export type Row = Readonly<Record<string, unknown>>

/** The person whose records are read. */
export interface OwnPerson {
  readonly userId: string
  /** Unanswered invitations only name the phone. */
  readonly phone: string
}

/** A list of records about a person: one table in the zip, and one part of its JSON. */
export interface Section {
  /** File name. */
  readonly name: string
  readonly title: Words
  /** Its content, in a sentence. */
  readonly about: Words
  /** Database tables that it covers; a test requires every table about people to be here or to have a reason. */
  readonly tables: readonly PgTable[]
  /** The exported columns, and no others: never a secret, never data about somebody else. */
  readonly columns: Readonly<Record<string, Words>>
  /** The person's own rows only. */
  read(db: Connection, person: OwnPerson): Promise<readonly Row[]>
}

export const inLanguage = ([chinese, english]: Words, language: Language): string =>
  language === 'en' ? english : chinese
