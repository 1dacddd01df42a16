import { existsSync } from 'node:fs'
import { operatorProgram } from '../commands'
import { answerOperator } from '../platform/operator/answerOperator'
import { readCommand } from '../platform/operator/readCommand'
import type { OperatorOutlet, OperatorRequest } from '../platform/operator/runCommand'
import type { OperatorAnswer } from '../platform/operator/wire'
import { StartFailure } from '../platform/process/StartFailure'
import { writeLog } from '../platform/process/writeLog'
import { databaseIn } from './databaseIn'
import { openDatabase } from './openDatabase'
import { openPorts } from './openPorts'
import type { Configuration } from './readConfiguration'

/** Runs the command in this process, on an existing database that no other process holds exclusively. */
export async function askDatabase(
  configuration: Configuration,
  request: OperatorRequest,
  print: OperatorOutlet['print'],
): Promise<OperatorAnswer> {
  readCommand(operatorProgram.commands, request.words)
  requireDatabase(configuration)
  const database = await openDatabase(configuration, writeLog)
  try {
    await database.migrate()
    const ports = await openPorts(configuration, database, configuration.settings.publicOrigin)
    return await answerOperator(ports, operatorProgram, request, print)
  } finally {
    await database.close()
  }
}

/** A new database would look healthy but be empty. */
function requireDatabase({ databaseUrl, dataDirectory }: Configuration): void {
  if (databaseUrl !== undefined || existsSync(databaseIn(dataDirectory))) return
  throw new StartFailure(
    `There is no database in ${dataDirectory}: set ATRIUM_DATA_DIR to the directory, or DATABASE_URL to the server, that the service was started with, or start the service first.`,
  )
}
