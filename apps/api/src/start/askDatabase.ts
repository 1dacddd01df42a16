import { operatorProgram } from '../commands'
import { answerOperator } from '../platform/operator/answerOperator'
import type { OperatorOutlet, OperatorRequest } from '../platform/operator/runCommand'
import type { OperatorAnswer } from '../platform/operator/wire'
import { writeLog } from '../platform/process/writeLog'
import { openDatabase } from './openDatabase'
import { openPorts } from './openPorts'
import type { Configuration } from './readConfiguration'

/** Runs the command in this process, on a database that no other process holds alone. */
export async function askDatabase(
  configuration: Configuration,
  request: OperatorRequest,
  print: OperatorOutlet['print'],
): Promise<OperatorAnswer> {
  const database = await openDatabase(configuration, writeLog)
  try {
    await database.migrate()
    const ports = await openPorts(configuration, database, configuration.settings.publicOrigin)
    return await answerOperator(ports, operatorProgram, request, print)
  } finally {
    await database.close()
  }
}
