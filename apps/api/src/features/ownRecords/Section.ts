import type { PgTable } from 'drizzle-orm/pg-core'
import type { Connection } from '../../platform/database/Connection'
import type { Language } from '../../platform/people/Language'

/** In both languages: 中文, English. */
type Words = readonly [chinese: string, english: string]

export type Row = Readonly<Record<string, unknown>>

/** Whose records are read. */
export interface OwnPerson {
  readonly userId: string
  /** Invitations name it before anybody has answered them. */
  readonly phone: string
}

/** A list of what is kept about a person: one table in the zip, and one part of its JSON. */
export interface Section {
  /** What its file is called. */
  readonly name: string
  readonly title: Words
  /** What is in it, in a sentence. */
  readonly about: Words
  /** Tables of the database that it tells of; a test wants each one with people in it to be here, or a reason. */
  readonly tables: readonly PgTable[]
  /** What is told of each row, and nothing else of it: never a secret, never what is about somebody else. */
  readonly columns: Readonly<Record<string, Words>>
  /** Rows of the person alone. */
  read(db: Connection, person: OwnPerson): Promise<readonly Row[]>
}

export const inLanguage = ([chinese, english]: Words, language: Language): string =>
  language === 'en' ? english : chinese
