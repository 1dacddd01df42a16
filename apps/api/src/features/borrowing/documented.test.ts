import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { licenceKeysPath } from '@atrium/contracts/borrowing/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type Asked,
  type BorrowedFile,
  borrowFile,
  documented,
  folderOf,
  programOf,
  wrongs,
} from './testing/borrowFile'

const folder = folderOf('documented-licences')
let borrowed: BorrowedFile
let checkLicence: (...args: unknown[]) => Promise<Record<string, unknown>>

beforeAll(async () => {
  borrowed = await borrowFile()
  const path = join(folder, 'checkLicence.ts')
  writeFileSync(path, programOf('ts'))
  ;({ checkLicence } = await import(/* @vite-ignore */ path))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function check(change: Partial<Asked> = {}) {
  const { file, keys, product, device, at } = { ...borrowed.right, ...change }
  return checkLicence(file, JSON.parse(keys), product, device, at)
}

it('is a compact JWS about the device, the product and the person', () => {
  const { right, published, read } = borrowed
  expect(read(0)).toEqual({
    alg: 'EdDSA',
    kid: JSON.parse(right.keys).keys[0].kid,
    typ: 'atrium-licence+jwt',
  })
  expect(read(1)).toMatchObject({
    iss: 'http://127.0.0.1:3000',
    jti: expect.any(String),
    product: { code: right.product, name: '产品draw' },
    sn: expect.any(String),
    device: right.device,
    sub: 'ann',
    name: '成员ann',
    company: expect.any(String),
  })
  // 23:59:59 in China.
  expect(new Date(read(1).exp * 1000).toISOString()).toBe('2026-03-09T15:59:59.000Z')
  expect(documented).toContain(licenceKeysPath)
  expect(published.headers.get('access-control-allow-origin')).toBe('*')
  expect(published.headers.get('cache-control')).toContain('max-age=3600')
  expect(right.keys).not.toContain('"d"')
})

it('is accepted by the documented program until its last second', async () => {
  expect(await check()).toMatchObject({ sub: 'ann', device: borrowed.right.device })
  expect(await check({ at: new Date('2026-03-09T15:59:58Z') })).toMatchObject({ sub: 'ann' })
})

it.each(wrongs)('is refused by the documented program with %s', async (_what, change) => {
  await expect(check(change(borrowed))).rejects.toThrow()
})
