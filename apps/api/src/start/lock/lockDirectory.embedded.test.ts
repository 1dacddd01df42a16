import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it as plainIt } from 'vitest'
import { claimDatabase } from '../claimDatabase'
import { lockDirectory } from './lockDirectory'
import { processIdentity } from './processIdentity'
import { processSpace } from './processSpace'

const it = plainIt
  .extend('directory', ({ task: _ }, { onCleanup }) => {
    const directory = mkdtempSync(join(tmpdir(), 'atrium-lock-'))
    onCleanup(() => rmSync(directory, { recursive: true, force: true }))
    return directory
  })
  .extend('lockFile', ({ directory }) => join(directory, 'lock'))
  .extend(
    'leave',
    ({ lockFile }) =>
      (holder: Record<string, unknown>, file = lockFile) =>
        writeFileSync(
          file,
          JSON.stringify({ host: hostname(), space: processSpace(), token: 'theirs', ...holder }),
        ),
  )
  // Leftovers must not grow with each crash.
  .extend(
    'expectTidy',
    ({ directory }) =>
      () =>
        expect(readdirSync(directory)).toEqual([]),
  )

it('holds the directory until it is released', async ({ directory, lockFile }) => {
  const lock = await lockDirectory(directory)
  expect(JSON.parse(readFileSync(lockFile, 'utf8')).pid).toBe(process.pid)
  await lock.release()
  expect(existsSync(lockFile)).toBe(false)
})

it('refuses while the holder lives, naming directory and process', async ({ directory, leave }) => {
  leave({ pid: process.ppid, identity: processIdentity(process.ppid) })
  await expect(lockDirectory(directory)).rejects.toThrow(
    `The data directory ${directory} is in use by process ${process.ppid}`,
  )
})

it('takes over from a dead process, and from one whose number was reused', async ({
  directory,
  leave,
  expectTidy,
}) => {
  leave({ pid: 4_194_000, identity: 'gone' })
  await (await lockDirectory(directory)).release()
  leave({ pid: process.ppid, identity: 'an earlier one' })
  await (await lockDirectory(directory)).release()
  expectTidy()
})

it('takes over an incomplete lock file', async ({ directory, lockFile, expectTidy }) => {
  writeFileSync(lockFile, '{"pid":')
  await (await lockDirectory(directory)).release()
  writeFileSync(lockFile, '')
  writeFileSync(join(directory, 'lock.after-unreadable-1'), '')
  await (await lockDirectory(directory)).release()
  expectTidy()
})

it('refuses while another takes over, and takes over from one that died doing so', async ({
  directory,
  leave,
  expectTidy,
}) => {
  leave({ pid: 4_194_000, identity: 'gone' })
  const successor = join(directory, 'lock.after-theirs')
  leave({ pid: process.ppid, identity: processIdentity(process.ppid), token: 'second' }, successor)
  await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${process.ppid}`)
  leave({ pid: 4_194_001, identity: 'gone', token: 'second' }, successor)
  await (await lockDirectory(directory)).release()
  expectTidy()
})

it('lets one of several simultaneous takeovers succeed', async ({ directory, leave, expectTidy }) => {
  leave({ pid: 4_194_000, identity: 'gone' })
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => lockDirectory(directory)))
  const locks = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  expect(locks).toHaveLength(1)
  await locks[0]?.release()
  expectTidy()
})

it('gives each holder a larger number, including the database’s record', async ({ directory }) => {
  const database = join(directory, 'database')
  mkdirSync(database)
  const first = await lockDirectory(directory)
  claimDatabase(database, first)()
  await first.release()
  const second = await lockDirectory(directory)
  expect(second.holder.number).toBeGreaterThan(first.holder.number)
  claimDatabase(database, second)
  expect(() => claimDatabase(database, first)).toThrow(`holder ${second.holder.number} has opened it`)
  await second.release()
})

it('touches its file however busy the service is', async ({ directory, lockFile }) => {
  const lock = await lockDirectory(directory)
  const touchedAt = () => statSync(lockFile).mtimeMs
  const beginning = touchedAt()
  await expect.poll(touchedAt).toBeGreaterThan(beginning)
  const before = touchedAt()
  const nothing = new Int32Array(new SharedArrayBuffer(4))
  for (let second = 0; second < 60 && touchedAt() === before; second++) Atomics.wait(nothing, 0, 0, 1000)
  expect(touchedAt()).toBeGreaterThan(before)
  await lock.release()
})

// These watch a file for seconds, so they run concurrently.
it.concurrent('trusts another host only while it keeps touching its file', async ({
  directory,
  lockFile,
  leave,
}) => {
  leave({ pid: 1, identity: '', host: 'elsewhere' })
  const beating = setInterval(() => utimesSync(lockFile, new Date(), new Date()), 500)
  await expect(lockDirectory(directory)).rejects.toThrow('process 1 on elsewhere')
  clearInterval(beating)
  utimesSync(lockFile, new Date(0), new Date(0))
  await (await lockDirectory(directory)).release()
})

it.concurrent.for([
  { pid: 4_194_000, identity: 'gone', about: 'with a number that no process here has' },
  { pid: process.pid, identity: processIdentity(process.pid), about: 'with our own number' },
])(
  'treats a process of another container alike, $about',
  async ({ pid, identity }, { directory, lockFile, leave }) => {
    leave({ pid, identity, space: 'elsewhere' })
    const beating = setInterval(() => utimesSync(lockFile, new Date(), new Date()), 500)
    await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${pid}`)
    clearInterval(beating)
    utimesSync(lockFile, new Date(0), new Date(0))
    await (await lockDirectory(directory)).release()
  },
)

it.concurrent('leaves a lock alone that another process took over after this one had looked', async ({
  directory,
  lockFile,
  leave,
}) => {
  leave({ pid: 1, identity: '', host: 'elsewhere' })
  const looked = new Date()
  utimesSync(lockFile, looked, looked)
  const late = lockDirectory(directory)
  leave({ pid: process.ppid, identity: processIdentity(process.ppid), token: 'second' })
  utimesSync(lockFile, looked, looked)
  await expect(late).rejects.toThrow(`in use by process ${process.ppid}`)
  expect(readdirSync(directory)).toEqual(['lock'])
})
