import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildService } from '../../../../../tools/service/buildService'
import { serviceFlags } from './serviceFlags'

/** The real service in a separate process. */
export interface LaunchedService {
  readonly process: ChildProcess
  readonly origin: string
  /** Its output so far, from both streams. */
  output(): string
  /** Ends it like a person, or by force; resolves to the exit code, null after a signal. */
  end(signal?: NodeJS.Signals): Promise<number | null>
}

export interface FailedService {
  readonly code: number | null
  readonly output: string
}

const root = fileURLToPath(new URL('../../../../..', import.meta.url))

/** Resolves when the service is ready, or has given up. */
export async function launchService(
  environment: Readonly<Record<string, string>>,
): Promise<LaunchedService | FailedService> {
  const child = spawn(process.execPath, [...serviceFlags, join(buildService(), 'main.js')], {
    cwd: root,
    env: { ...cleanEnvironment(), PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const exited = once(child, 'exit')
  const origin = await Promise.race([readyOrigin(child, () => output), exited.then(() => undefined)])
  if (origin === undefined) return { code: child.exitCode, output }
  return {
    process: child,
    origin,
    output: () => output,
    async end(signal = 'SIGTERM') {
      child.kill(signal)
      await exited
      return child.exitCode
    },
  }
}

export const hasFailed = (service: LaunchedService | FailedService): service is FailedService =>
  typeof service.output === 'string'

/** It prints its address when it is ready, and must be ready then. */
async function readyOrigin(child: ChildProcess, output: () => string): Promise<string> {
  for (;;) {
    const origin = /ready at (http:\/\/\S+)/.exec(output())?.[1]
    if (origin !== undefined && (await fetch(`${origin}/readyz`)).ok) return origin
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')])
    if (child.exitCode !== null) return new Promise(() => undefined)
  }
}

const settings =
  /^(PORT|HOST|ATRIUM_|DATABASE_|DEMO_DATA|PUBLIC_ORIGIN|RETURN_ORIGINS|EMBED_|TRUSTED_|S3_|ACCESS_|SESSION_|NODE_OPTIONS|VITEST)/

const cleanEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.test(name)))
