import type { Connection } from '../database/Connection'

/** A command for the operator of the service, on its computer, with the service's own rules. */
export interface OperatorCommand<C extends OperatorCall = never> {
  /** One or two words, such as `certifications approve`. */
  readonly name: string
  /** The arguments: `<id> [--reason <text>] [--all] [--tag <tag>…]`. Brackets mean optional, `…` repeatable. */
  readonly usage: string
  /** One sentence for the list of commands. */
  readonly about: string
  /** `writes`: runs in one transaction and provides its audit row. */
  readonly effect: 'reads' | 'writes'
  /** Slow work that reads no rows, such as importing a large file; runs before the transaction. */
  readonly prepare?: (call: C) => Promise<unknown>
  /** Returns the last output; empty: none. `prepared` is the result of `prepare`. */
  readonly run: (call: C, prepared?: unknown) => Promise<string>
}

export interface OperatorCall {
  /** The transaction of a writing command, otherwise the pool. */
  readonly db: Connection
  readonly now: Date
  /** The caller for audit rows: `operator:` and the name on this computer. */
  readonly actor: string
  /** The values for the usage's `<…>`, all present. */
  readonly operands: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | undefined>>
  /** The values of options that may be repeated. */
  readonly lists: Readonly<Record<string, readonly string[]>>
  /** Prints a line at once, for long output. Resolves when there is room for the next. */
  print(line: string): Promise<void>
  /** Saves a file at a path on the computer where the command was typed. */
  save(path: string, content: Uint8Array): void
  /** The changed company, or '', and the change. A writing command calls this once. */
  audit(companyId: string, subject: Record<string, unknown>): void
}
