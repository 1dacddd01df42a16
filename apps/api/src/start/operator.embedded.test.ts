import { execFile } from 'node:child_process'
import { existsSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fileTypeFromFile } from 'file-type'
import { afterAll, expect, it } from 'vitest'
import { copyDemoData } from '../testing/demo/copyDemoData'
import { spawnReady } from '../testing/servers/spawnService'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const directory = copyDemoData('operator')
afterAll(() => rmSync(directory, { recursive: true, force: true }))

interface Said {
  readonly code: number
  readonly out: string
  readonly error: string
}

const operate = (...words: string[]) => operateIn(directory, ...words)

const operateIn = (dataDirectory: string, ...words: string[]): Promise<Said> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['tools/run.mjs', 'service/operator', ...words],
      { cwd: root, env: { ...process.env, DATABASE_URL: '', ATRIUM_DATA_DIR: dataDirectory } },
      (error, out, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, error: stderr }),
    )
  })

it('goes through the running service, with a socket for its own user only, and opens the database itself afterwards', async () => {
  const service = await spawnReady({ ATRIUM_DATA_DIR: directory, DEMO_DATA: 'on' })
  try {
    expect(statSync(join(directory, 'operator.sock')).mode & 0o777).toBe(0o600)
    expect(await operate('certifications', 'list')).toMatchObject({
      code: 0,
      out: 'There are none.\n',
    })
    expect(await operate('certifications', 'approve', 'demo-certification-1')).toMatchObject({
      code: 1,
      error: 'This certification is not under review. Refresh to see its latest state. (52307)\n',
    })
    expect((await operate('certifications', 'approve')).error).toContain('<id> is missing.')
    const picture = join(directory, 'licence.jpg')
    const saving = ['certifications', 'licence', 'demo-certification-1', '--to', picture]
    expect((await operate(...saving)).out).toContain(`Written to ${picture}`)
    expect(statSync(picture)).toMatchObject({ mode: 0o100600 })
    expect((await fileTypeFromFile(picture))?.mime).toMatch(/^image\//)
    expect(await operate(...saving)).toMatchObject({
      code: 1,
      error: `${picture} was not written: it exists already.\n`,
    })
  } finally {
    await service.end()
  }
  const after = await operate('certifications', 'list', '--state', 'approved')
  expect(after).toMatchObject({ code: 0 })
  expect(after.out).toContain('demo-certification-')
  expect(await operate('accounts', 'lock', '13800000004', '--reason', 'asked for')).toMatchObject({ code: 0 })
  const exported = await operate('audit', 'export')
  const rows = exported.out.split('\n')
  expect(rows.pop()).toBe('')
  const operations: string[] = rows.map((row) => JSON.parse(row).operation)
  // In addition to the demo companies' history.
  expect(operations.filter((name) => name.startsWith('operator.'))).toEqual(['operator.accounts.lock'])
  expect(await operate('audit', 'export', '--company', 'nobody')).toMatchObject({ code: 0, out: '' })
})

it('creates no database, and says where it looked', async () => {
  const elsewhere = join(directory, 'elsewhere')
  const output = await operateIn(elsewhere, 'audit', 'verify')
  expect(output).toMatchObject({ code: 1, out: '' })
  expect(output.error).toContain(`There is no database in ${elsewhere}: set ATRIUM_DATA_DIR`)
  expect(existsSync(elsewhere)).toBe(false)
  expect((await operateIn(elsewhere, 'audit')).error).toMatch(
    /^Usage: .*\n\n {2}audit verify .*\n {2}audit export .*\n$/,
  )
})
