import { once } from 'node:events'
import { userInfo } from 'node:os'
import { lockDirectory } from '../start/lockDirectory'
import { type Configuration, readConfiguration } from '../start/readConfiguration'
import { StartFailure } from '../start/StartFailure'
import { askRunning } from './askRunning'
import type { OperatorRequest } from './runCommand'
import { saveAnswered } from './saveAnswered'
import { UsageError } from './UsageError'
import type { OperatorAnswer } from './wire'

try {
  const request = { words: process.argv.slice(2), user: userInfo().username }
  const { outcome, text, files } = await ask(readConfiguration(process.env), request)
  const written = files.map(saveAnswered)
  if (outcome === 'done') console.info([text, ...written].filter(Boolean).join('\n'))
  else console.error(text)
  process.exitCode = outcome === 'done' ? 0 : 1
} catch (error) {
  console.error(error instanceof StartFailure || error instanceof UsageError ? error.message : error)
  process.exitCode = 1
}

async function print(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain')
}

/** A PostgreSQL server is asked directly; an embedded database through the service that holds it, if one does. */
async function ask(configuration: Configuration, request: OperatorRequest): Promise<OperatorAnswer> {
  // Loaded only where it is needed, because loading it takes longer than an answer of the running service.
  const load = () => import('./askDatabase')
  if (configuration.databaseUrl !== undefined)
    return (await load()).askDatabase(configuration, request, print)
  const answer = await askRunning(configuration.dataDirectory, request, print)
  if (answer) return answer
  const lock = await lockDirectory(configuration.dataDirectory, () => process.exit(1))
  try {
    return await (await load()).askDatabase(configuration, request, print)
  } finally {
    lock.release()
  }
}
