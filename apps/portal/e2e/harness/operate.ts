import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { env, execPath } from 'node:process'
import { promisify } from 'node:util'

const repository = join(import.meta.dirname, '../../../..')
const run = promisify(execFile)

/** Types an operator's command beside a running service, and returns what is printed. Rejects when it is refused. */
export async function operate(dataDirectory: string, ...words: readonly string[]): Promise<string> {
  const { stdout } = await run(execPath, ['tools/run.mjs', 'service/operator', ...words], {
    cwd: repository,
    env: { ...env, DATABASE_URL: '', ATRIUM_DATA_DIR: dataDirectory },
  })
  return stdout.trim()
}
