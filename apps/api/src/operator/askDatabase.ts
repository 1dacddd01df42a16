import { openDatabase } from '../start/openDatabase'
import { openPorts } from '../start/openPorts'
import type { Configuration } from '../start/readConfiguration'
import { writeLog } from '../start/writeLog'
import { allCommands } from './allCommands'
import { answerOperator } from './answerOperator'
import type { OperatorOutlet, OperatorRequest } from './runCommand'
import type { OperatorAnswer } from './wire'

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
    return await answerOperator(ports, allCommands, request, print)
  } finally {
    await database.close()
  }
}
