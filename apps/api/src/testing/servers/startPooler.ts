import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './freePort'
import { placeForFiles } from './placeForFiles'

/** The path of PgBouncer; undefined if it isn't installed. */
export const findPooler = (): string | undefined =>
  ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find(existsSync)

interface Pooler {
  /** The database's address through it. */
  readonly url: string
  close(): Promise<void>
}

/** PgBouncer in front of a database. */
export async function startPooler(database: string, mode: 'session' | 'transaction'): Promise<Pooler> {
  const { hostname, port, pathname, username } = new URL(database)
  const own = await freePort()
  const directory = mkdtempSync(join(placeForFiles(), 'atrium-pooler-'))
  const file = join(directory, 'pgbouncer.ini')
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: own,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: mode,
    default_pool_size: 20,
    // Root may not run it.
    ...(process.getuid?.() === 0 && { user: 'nobody' }),
  }
  writeFileSync(
    file,
    [
      '[databases]',
      `${pathname.slice(1)} = host=${hostname} port=${port} user=${username}`,
      '[pgbouncer]',
      ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
      '',
    ].join('\n'),
  )
  const child = spawn(findPooler() ?? 'pgbouncer', [file], { stdio: 'ignore' })
  const exited = once(child, 'exit')
  while (!(await isOpen(own))) {
    if (child.exitCode !== null) throw new Error('PgBouncer did not start.')
    await sleep(50)
  }
  return {
    url: `postgres://${username}@127.0.0.1:${own}${pathname}`,
    async close() {
      child.kill('SIGINT')
      const late = setTimeout(() => child.kill('SIGKILL'), 3000)
      await exited
      clearTimeout(late)
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  }).finally(() => socket.destroy()) as Promise<boolean>
}
