import type { Resources } from '../http/Resources'
import { describeError } from '../process/describeError'
import { Refusal } from '../refusal/Refusal'
import { FoundFault } from './FoundFault'
import type { OperatorProgram } from './OperatorProgram'
import { type OperatorFile, type OperatorOutlet, type OperatorRequest, runCommand } from './runCommand'
import { UsageError } from './UsageError'
import type { OperatorAnswer } from './wire'

/** Runs a command and returns the result as text. */
export async function answerOperator(
  ports: Resources,
  program: OperatorProgram,
  request: OperatorRequest,
  print: OperatorOutlet['print'],
): Promise<OperatorAnswer> {
  try {
    const files: OperatorFile[] = []
    const text = await runCommand(ports, program, request, {
      print,
      keep: (file) => void files.push(file),
    })
    return {
      outcome: 'done',
      text,
      files: files.map(({ path, content }) => ({ path, content: Buffer.from(content).toString('base64') })),
    }
  } catch (error) {
    if (error instanceof UsageError || error instanceof FoundFault)
      return { outcome: 'refused', files: [], text: error.message }
    if (error instanceof Refusal)
      return { outcome: 'refused', files: [], text: `${error.message} (${error.code})` }
    ports.log({ level: 'error', event: 'operatorFailed', ...describeError(error) })
    return {
      outcome: 'refused',
      files: [],
      text: 'The command failed and changed nothing; the log says why.',
    }
  }
}
