import type { Connection } from '../database/Connection'

/** Something that whoever runs the service does from its computer, by the service's own rules. */
export interface OperatorCommand<C extends OperatorCall = never> {
  /** One or two words, such as `certifications approve`. */
  readonly name: string
  /** What follows the name: `<id> [--reason <text>] [--all]`. Brackets mean that it may be left out. */
  readonly usage: string
  /** One sentence for the list of commands. */
  readonly about: string
  /** `writes`: runs in one transaction and says what its one audit row holds. */
  readonly effect: 'reads' | 'writes'
  /** What takes its time and reads no rows, such as taking in a large file: done before the transaction. */
  readonly prepare?: (call: C) => Promise<unknown>
  /** Returns what is printed last; empty: nothing more. `prepared` is what `prepare` resolved to. */
  readonly run: (call: C, prepared?: unknown) => Promise<string>
}

export interface OperatorCall {
  /** The transaction of a writing command, otherwise the pool. */
  readonly db: Connection
  readonly now: Date
  /** Who calls, as audit rows name them: `operator:` and the name on this computer. */
  readonly actor: string
  /** What was given for the usage's `<…>`, all there. */
  readonly operands: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | undefined>>
  /** Prints a line at once: for what is too long to be held. Resolves when there is room for the next. */
  print(line: string): Promise<void>
  /** A file for whoever typed it, under the path that they gave: it is written where they are. */
  save(path: string, content: Uint8Array): void
  /** Company that was changed, or '', and what was changed. A writing command says so once. */
  audit(companyId: string, subject: Record<string, unknown>): void
}
