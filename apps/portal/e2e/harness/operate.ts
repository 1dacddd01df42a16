import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { env, execPath } from 'node:process'
import { promisify } from 'node:util'

const repository = join(import.meta.dirname, '../../../..')
const run = promisify(execFile)

/** Runs an operator's command next to a running service and returns its output. Rejects if the command is refused. */
export async function operate(dataDirectory: string, ...words: readonly string[]): Promise<string> {
  const { stdout } = await run(execPath, ['tools/run.mjs', 'service/operator', ...words], {
    cwd: repository,
    env: { ...env, DATABASE_URL: '', ATRIUM_DATA_DIR: dataDirectory },
  })
  return stdout.trim()
}
