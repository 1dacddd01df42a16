import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lockDirectory } from './lockDirectory'
import { processIdentity } from './processIdentity'

let directory: string
const lost = vi.fn()

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'atrium-lock-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const lockFile = () => join(directory, 'lock')
const leave = (holder: Record<string, unknown>) =>
  writeFileSync(lockFile(), JSON.stringify({ host: hostname(), token: 'theirs', ...holder }))

it('holds the directory until it is released', async () => {
  const lock = await lockDirectory(directory, lost)
  expect(JSON.parse(readFileSync(lockFile(), 'utf8')).pid).toBe(process.pid)
  lock.release()
  expect(existsSync(lockFile())).toBe(false)
})

it('refuses while the holder lives, by directory and process', async () => {
  leave({ pid: process.ppid, identity: processIdentity(process.ppid) })
  await expect(lockDirectory(directory, lost)).rejects.toThrow(
    `The data directory ${directory} is in use by process ${process.ppid}`,
  )
})

it('takes over from a process that is gone, and from one whose number another now has', async () => {
  leave({ pid: 4_194_000, identity: 'gone' })
  ;(await lockDirectory(directory, lost)).release()
  leave({ pid: process.ppid, identity: 'an earlier one' })
  ;(await lockDirectory(directory, lost)).release()
})

it('takes over what was never written to its end', async () => {
  writeFileSync(lockFile(), '{"pid":')
  ;(await lockDirectory(directory, lost)).release()
})

it('believes another host that lately touched its file only while it goes on doing so', async () => {
  leave({ pid: 1, identity: '', host: 'elsewhere' })
  const beating = setInterval(() => utimesSync(lockFile(), new Date(), new Date()), 500)
  await expect(lockDirectory(directory, lost)).rejects.toThrow('process 1 on elsewhere')
  clearInterval(beating)
  utimesSync(lockFile(), new Date(0), new Date(0))
  ;(await lockDirectory(directory, lost)).release()
})

it('of several that take over at once lets one in', async () => {
  leave({ pid: 4_194_000, identity: 'gone' })
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => lockDirectory(directory, lost)))
  const locks = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  expect(locks).toHaveLength(1)
  locks[0]?.release()
})

it('tells when another has taken the file', async () => {
  vi.useFakeTimers()
  const lock = await lockDirectory(directory, lost)
  leave({ pid: 1, identity: '' })
  vi.advanceTimersByTime(3000)
  expect(lost).toHaveBeenCalled()
  lock.release()
  expect(existsSync(lockFile())).toBe(true)
  vi.useRealTimers()
})
