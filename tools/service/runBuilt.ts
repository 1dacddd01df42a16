import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../shared/root.ts'
import { buildService } from './buildService.ts'

/**
 * Runs a program of the built service with these arguments, and exits with its code. It runs in a separate
 * process, because here every module would pass through the TypeScript loader, which takes seconds.
 */
export function runBuilt(program: 'main' | 'operator' | 'seed', words: readonly string[] = []): ChildProcess {
  const script = join(buildService(), `${program}.js`)
  const child = spawn(process.execPath, ['--enable-source-maps', script, ...words], {
    cwd: root,
    // Paths among the words are relative to where the command was typed.
    env: { INIT_CWD: process.cwd(), ...process.env },
    // The service ends when the channel to us breaks, so it never outlives us.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
  return child
}
