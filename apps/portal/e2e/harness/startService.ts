import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { env, execPath } from 'node:process'
import { buildService } from '../../../../tools/service/buildService'
import { freePort } from '../../../api/src/testing/servers/freePort'
import { placeForFiles } from '../../../api/src/testing/servers/placeForFiles'
import { serviceFlags } from '../../../api/src/testing/servers/serviceFlags'
import { operate } from './operate'

const repository = join(import.meta.dirname, '../../../..')
const built = buildService()

export interface ServiceOptions {
  /**
   * Its data directory, which is deleted with it. Default: an empty directory, where the service creates demo
   * data.
   */
  readonly directory?: string
  /** Variables as in docs/operating.md, in addition to the usual ones. */
  readonly environment?: Readonly<Record<string, string>>
}

/** The real service in a separate process, with its own port and data directory. */
export interface Service {
  readonly origin: string
  /** Stops it like an operator. */
  stop(): Promise<void>
  /** Stops it like a power failure. */
  kill(): Promise<void>
  /** Starts it again, on the same port and data. */
  start(): Promise<void>
  /** Runs an operator's command; resolves to its output. */
  operate(...words: readonly string[]): Promise<string>
  /** Errors in its log. */
  readonly complaints: readonly string[]
  /** Stops it if it is running, and deletes its data. */
  dispose(): Promise<void>
}

export async function startService({
  directory = mkdtempSync(join(placeForFiles(), 'atrium-journey-')),
  environment = {},
}: ServiceOptions = {}): Promise<Service> {
  const complaints: string[] = []
  const port = await freePort()
  const origin = `http://localhost:${port}`
  let process = await launch()

  async function launch(): Promise<ChildProcess> {
    const launched = spawnService({
      DATABASE_URL: '',
      PORT: String(port),
      ATRIUM_DATA_DIR: directory,
      ...environment,
    })
    collectComplaints(launched, complaints)
    await readiness(launched, origin)
    return launched
  }

  async function end(signal: NodeJS.Signals) {
    if (process.exitCode !== null || process.signalCode !== null) return
    const ended = new Promise((resolve) => process.once('exit', resolve))
    process.kill(signal)
    await ended
  }

  return {
    origin,
    complaints,
    operate: (...words) => operate(directory, ...words),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async start() {
      process = await launch()
    },
    async dispose() {
      await end('SIGTERM')
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** It ends with this process, because their channel breaks. */
function spawnService(environment: Readonly<Record<string, string>>): ChildProcess {
  return spawn(execPath, [...serviceFlags, join(built, 'main.js')], {
    cwd: repository,
    env: { ...env, HOST: '127.0.0.1', PUBLIC_ORIGIN: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}

function collectComplaints(process: ChildProcess, complaints: string[]): void {
  process.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaints.push(...text.split('\n').filter((line) => line.includes('"level":"error"')))
  })
}

/** Waits until it prints its greeting and then answers. */
async function readiness(process: ChildProcess, origin: string): Promise<void> {
  const printed: string[] = []
  await new Promise<void>((resolve, reject) => {
    const read = (text: string) => {
      printed.push(text)
      if (printed.join('').includes('ready at')) resolve()
    }
    process.stdout?.setEncoding('utf8').on('data', read)
    process.stderr?.setEncoding('utf8').on('data', read)
    process.once('exit', () => reject(new Error(`The service did not start:\n${printed.join('')}`)))
  })
  const health = await fetch(`${origin}/readyz`)
  if (!health.ok) throw new Error(`The service printed its greeting, but /readyz answered ${health.status}.`)
}
