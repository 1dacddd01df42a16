import { once } from 'node:events'
import { userInfo } from 'node:os'
import { askRunning } from './platform/operator/askRunning'
import type { OperatorRequest } from './platform/operator/runCommand'
import { saveAnswered } from './platform/operator/saveAnswered'
import { UsageError } from './platform/operator/UsageError'
import type { OperatorAnswer } from './platform/operator/wire'
import { StartFailure } from './platform/process/StartFailure'
import { type Configuration, readConfiguration } from './start/readConfiguration'

try {
  const request = { words: process.argv.slice(2), user: userInfo().username }
  const { outcome, text, files } = await ask(readConfiguration(process.env), request)
  const written = files.map(saveAnswered)
  const lines = [text, ...written].filter(Boolean)
  if (outcome === 'refused') console.error(text)
  else if (lines.length > 0) console.info(lines.join('\n'))
  process.exitCode = outcome === 'done' ? 0 : 1
} catch (error) {
  console.error(error instanceof StartFailure || error instanceof UsageError ? error.message : error)
  process.exitCode = 1
}

async function print(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain')
}

/**
 * A PostgreSQL server is used directly; an embedded database through the service that holds it, if one does.
 */
async function ask(configuration: Configuration, request: OperatorRequest): Promise<OperatorAnswer> {
  // Loaded on demand, because loading takes longer than an answer of the running service.
  const load = () => import('./start/askDatabase')
  const isServer = configuration.databaseUrl !== undefined
  const answer = isServer ? undefined : await askRunning(configuration.dataDirectory, request, print)
  return answer ?? (await load()).askDatabase(configuration, request, print)
}
