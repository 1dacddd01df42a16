import { describeError } from '../service/describeError'
import type { Ports } from '../service/ports'
import { Refusal } from '../service/Refusal'
import { allCommands } from './allCommands'
import { type OperatorRequest, runCommand } from './runCommand'
import { UsageError } from './UsageError'
import type { OperatorAnswer } from './wire'

/** Runs what was typed and says how it went, in words for whoever typed it. */
export async function answerOperator(ports: Ports, request: OperatorRequest): Promise<OperatorAnswer> {
  try {
    return { outcome: 'done', text: await runCommand(ports, allCommands, request) }
  } catch (error) {
    if (error instanceof UsageError) return { outcome: 'refused', text: error.message }
    if (error instanceof Refusal) return { outcome: 'refused', text: `${error.message} (${error.code})` }
    ports.log({ level: 'error', event: 'operatorFailed', ...describeError(error) })
    return { outcome: 'refused', text: 'The command failed and changed nothing; the log says why.' }
  }
}
