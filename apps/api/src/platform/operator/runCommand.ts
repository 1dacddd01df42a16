import type { Connection } from '../database/Connection'
import type { Resources } from '../http/Resources'
import type { OperatorCall } from './OperatorCommand'
import type { OperatorProgram } from './OperatorProgram'
import { readCommand } from './readCommand'

export interface OperatorRequest {
  readonly words: readonly string[]
  /** The user's name on this computer. */
  readonly user: string
}

/** A file that a command saves on the user's computer. */
export interface OperatorFile {
  readonly path: string
  readonly content: Uint8Array
}

/** Where a command's output and files go. */
export interface OperatorOutlet {
  print(line: string): Promise<void>
  keep(file: OperatorFile): void
}

/**
 * Runs a command and returns its output; a writing command in one transaction with one audit row.
 *
 * @throws UsageError, or a Refusal by the service's rules
 */
export async function runCommand(
  ports: Resources,
  program: OperatorProgram,
  { words, user }: OperatorRequest,
  { print, keep }: OperatorOutlet = silent,
): Promise<string> {
  const { command, operands, options, lists } = readCommand(program.commands, words)
  const now = ports.clock()
  const actor = `operator:${user}`
  const save = (path: string, content: Uint8Array) => keep({ path, content })
  const callOn = (db: Connection, audit: OperatorCall['audit']) =>
    ({
      db,
      now,
      actor,
      operands,
      options,
      lists,
      print,
      save,
      audit,
      ports: withoutDatabase(ports),
    }) as never
  const unaudited = callOn(ports.database.connection, () => undefined)
  const prepared = await command.prepare?.(unaudited)

  if (command.effect === 'reads') return command.run(unaudited, prepared)
  return ports.database.transaction(async (db) => {
    const changed: { companyId: string; subject: Record<string, unknown> }[] = []
    const call = callOn(db, (companyId, subject) => void changed.push({ companyId, subject }))
    const text = await command.run(call, prepared)
    const [row] = changed
    if (row === undefined || changed.length > 1) {
      throw new Error(`${command.name} wrote ${changed.length} audit rows instead of one.`)
    }
    const operation = `operator.${command.name.replaceAll(' ', '.')}`
    await program.writeAuditRow(db, {
      ...row,
      at: now,
      actorId: actor,
      sessionId: '',
      operation,
      caller: null,
    })
    return text
  })
}

const silent: OperatorOutlet = { print: async () => undefined, keep: () => undefined }

function withoutDatabase({ database: _, ...ports }: Resources): Omit<Resources, 'database'> {
  return ports
}
