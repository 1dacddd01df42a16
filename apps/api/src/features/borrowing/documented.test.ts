import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { licenceKeysPath } from '@atrium/contracts/borrowing/contract'
import { borrowingOperations as calls } from '@atrium/contracts/borrowing/policy'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allRoutes } from '../../routes'
import { grants } from '../../tables'
import { openFirm } from '../authorisation/testCompany'

/** The programs of docs/borrowed-licences.md, as they are printed there. */
const root = fileURLToPath(new URL('../../../../../', import.meta.url))
const folder = join(root, '.cache/documented-licences')
const text = readFileSync(join(root, 'docs/borrowed-licences.md'), 'utf8')
const programOf = (language: string) =>
  text.match(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's'))?.[1] ?? ''

const day = 86_400_000
const device = 'PC-7F3A-91C2'
const product = 'draw'
let file = ''
let keys = ''
let now = new Date()

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  const firm = await openFirm(allRoutes)
  await firm.addMembers('tall', 'ann')
  await firm.addProduct(product, { seats: { top: 1 } })
  await firm.grant(product, 'ann')
  now = firm.clock.now()
  const [grant] = await firm.database.connection
    .select()
    .from(grants)
    .where(and(eq(grants.companyId, 'firm'), eq(grants.userId, 'ann')))
  const body = { enterPriseId: 'firm', subId: grant?.id ?? '', mid: device, days: 7 }
  const answer = await firm.request(calls.borrowLicence, { body }, { as: { userId: 'ann' }, company: 'firm' })
  file = answer.data.licenceFile
  const published = await firm.app.request(licenceKeysPath)
  expect(published.headers.get('access-control-allow-origin')).toBe('*')
  expect(published.headers.get('cache-control')).toContain('max-age=3600')
  keys = await published.text()
  await firm.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const part = (n: number) => file.split('.')[n] ?? ''
const read = (n: number) => JSON.parse(Buffer.from(part(n), 'base64url').toString())

/** The file with one byte of its payload changed, such that it is still JSON. */
const forged = () =>
  [
    part(0),
    Buffer.from(JSON.stringify({ ...read(1), exp: read(1).exp + 86_400 })).toString('base64url'),
    part(2),
  ].join('.')

/** The same bytes of the signature, except one. */
function damaged() {
  const signature = Buffer.from(part(2), 'base64url')
  signature[10] = (signature[10] ?? 0) ^ 1
  return [part(0), part(1), signature.toString('base64url')].join('.')
}

const unsigned = () =>
  [
    Buffer.from(JSON.stringify({ alg: 'none', typ: 'atrium-licence+jwt' })).toString('base64url'),
    part(1),
    '',
  ].join('.')

it('is a compact JWS about the device, the product and the person', () => {
  expect(read(0)).toEqual({ alg: 'EdDSA', kid: JSON.parse(keys).keys[0].kid, typ: 'atrium-licence+jwt' })
  expect(read(1)).toMatchObject({
    iss: 'http://127.0.0.1:3000',
    jti: expect.any(String),
    product: { code: product, name: '产品draw' },
    sn: expect.any(String),
    device,
    sub: 'ann',
    name: '成员ann',
    company: expect.any(String),
  })
  // 23:59:59 in China.
  expect(new Date(read(1).exp * 1000).toISOString()).toBe('2026-03-09T15:59:59.000Z')
  expect(text).toContain(licenceKeysPath)
  expect(JSON.stringify(JSON.parse(keys))).not.toContain('"d"')
})

interface Checked {
  readonly file?: string
  readonly device?: string
  readonly product?: string
  readonly at?: Date
}

const cases = [
  ['a changed byte in the payload', () => ({ file: forged() })],
  ['a changed byte in the signature', () => ({ file: damaged() })],
  ['no signature', () => ({ file: unsigned() })],
  ['another device', () => ({ device: 'PC-OTHER' })],
  ['another product', () => ({ product: 'other' })],
  ['a late date', () => ({ at: new Date(now.getTime() + 8 * day) })],
  ['a date before', () => ({ at: new Date(now.getTime() - day) })],
] as const

describe('the documented program in TypeScript', () => {
  let checkLicence: (...args: unknown[]) => Promise<Record<string, unknown>>
  beforeAll(async () => {
    const path = join(folder, 'checkLicence.ts')
    writeFileSync(path, programOf('ts'))
    ;({ checkLicence } = await import(/* @vite-ignore */ path))
  })
  const check = (given: Checked = {}) =>
    checkLicence(
      given.file ?? file,
      JSON.parse(keys),
      given.product ?? product,
      given.device ?? device,
      given.at ?? now,
    )

  it('accepts the right file until its last second', async () => {
    expect(await check()).toMatchObject({ sub: 'ann', device })
    expect(await check({ at: new Date('2026-03-09T15:59:58Z') })).toMatchObject({ sub: 'ann' })
  })

  it.each(cases)('refuses %s', async (_what, given) => {
    await expect(check(given())).rejects.toThrow()
  })
})

const run = promisify(execFile)
const hasMono = await run('mcs', ['--version']).then(
  () => true,
  () => false,
)

/** Runs wherever Mono and libsodium are installed. */
describe.runIf(hasMono)('the documented program in C#', () => {
  const main = `
public static class Program
{
    public static int Main(string[] given)
    {
        try { System.Console.Write((string)Licence.Check(given[0], given[1], given[2], given[3], System.DateTimeOffset.Parse(given[4])).Element("sub")); return 0; }
        catch (System.Exception error) { System.Console.Error.Write(error.Message); return error is System.DllNotFoundException ? 2 : 1; }
    }
}`
  const program = join(folder, 'licence.exe')
  beforeAll(async () => {
    const source = join(folder, 'Licence.cs')
    writeFileSync(source, programOf('csharp') + main)
    await run('mcs', [
      `-out:${program}`,
      '-r:System.Runtime.Serialization',
      '-r:System.Xml',
      '-r:System.Xml.Linq',
      source,
    ])
    writeFileSync(
      `${program}.config`,
      '<configuration><dllmap dll="libsodium" target="libsodium.so.23" /></configuration>',
    )
  })
  const check = async (given: Checked = {}) => {
    const at = (given.at ?? now).toISOString()
    const args = [program, given.file ?? file, keys, given.product ?? product, given.device ?? device, at]
    return (await run('mono', args)).stdout
  }

  it('accepts the right file until its last second', async () => {
    expect(await check()).toBe('ann')
    expect(await check({ at: new Date('2026-03-09T15:59:58Z') })).toBe('ann')
  })

  it.each(cases)('refuses %s', async (_what, given) => {
    await expect(check(given())).rejects.toMatchObject({ code: 1 })
  })
})
