import { userInfo } from 'node:os'
import { lockDirectory } from '../start/lockDirectory'
import { openDatabase } from '../start/openDatabase'
import { openPorts } from '../start/openPorts'
import { type Configuration, readConfiguration } from '../start/readConfiguration'
import { StartFailure } from '../start/StartFailure'
import { writeLog } from '../start/writeLog'
import { answerOperator } from './answerOperator'
import { askRunning } from './askRunning'
import type { OperatorRequest } from './runCommand'
import { saveAnswered } from './saveAnswered'
import { UsageError } from './UsageError'
import type { OperatorAnswer } from './wire'

try {
  const request = { words: process.argv.slice(2), user: userInfo().username }
  const { outcome, text, files } = await ask(readConfiguration(process.env), request)
  const written = files.map(saveAnswered)
  if (outcome === 'done') console.info([text, ...written].join('\n'))
  else console.error(text)
  process.exitCode = outcome === 'done' ? 0 : 1
} catch (error) {
  console.error(error instanceof StartFailure || error instanceof UsageError ? error.message : error)
  process.exitCode = 1
}

/** A PostgreSQL server is asked directly; an embedded database through the service that holds it, if one does. */
async function ask(configuration: Configuration, request: OperatorRequest): Promise<OperatorAnswer> {
  if (configuration.databaseUrl !== undefined) return askDatabase(configuration, request)
  const answer = await askRunning(configuration.dataDirectory, request)
  if (answer) return answer
  const lock = await lockDirectory(configuration.dataDirectory, () => process.exit(1))
  try {
    return await askDatabase(configuration, request)
  } finally {
    lock.release()
  }
}

async function askDatabase(configuration: Configuration, request: OperatorRequest): Promise<OperatorAnswer> {
  const database = await openDatabase(configuration, writeLog)
  try {
    await database.migrate()
    const ports = await openPorts(configuration, database, configuration.settings.publicOrigin)
    return await answerOperator(ports, request)
  } finally {
    await database.close()
  }
}
