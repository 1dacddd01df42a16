import { strToU8, zipSync } from 'fflate'
import { afterEach, expect, it, vi } from 'vitest'
import { readArchive } from './readArchive'

afterEach(() => vi.unstubAllGlobals())

const asked: number[] = []

/** Answers range requests, like the service. */
function serve(bytes: Uint8Array) {
  asked.length = 0
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: { range: string } }) => {
    const [, from = '', to = ''] = /bytes=(\d+)-(\d+)/.exec(headers.range) ?? []
    const part = bytes.slice(Number(from), Number(to) + 1)
    asked.push(part.length)
    return new Response(part, { status: 206 })
  })
  return readArchive('https://files.example/a.zip', bytes.length, new AbortController().signal)
}

it('lists the contents, and reads only the end of the file', async () => {
  const zip = zipSync(
    {
      '大.bin': [new Uint8Array(3_000_000), { level: 0 }],
      '施工图/': new Uint8Array(),
      '施工图/一层.dwg': strToU8('图'),
    },
    { mtime: '2026-03-01T08:30:00' },
  )
  const { entries, isCut } = await serve(zip)
  expect(isCut).toBe(false)
  expect(entries).toMatchObject([
    { path: '大.bin', size: 3_000_000, isFolder: false, modified: '2026-03-01 08:30' },
    { path: '施工图/', isFolder: true },
    { path: '施工图/一层.dwg', size: 3, isProtected: false },
  ])
  expect(asked.reduce((sum, one) => sum + one, 0)).toBeLessThan(600_000)
})

it('reads names in the encoding of Chinese Windows', async () => {
  const zip = zipSync({ 'AAAA.txt': strToU8('x') })
  // 图纸, in both places that contain the name.
  for (let at = 0; at < zip.length - 4; at++)
    if (zip[at] === 65 && zip[at + 3] === 65) zip.set([0xcd, 0xbc, 0xd6, 0xbd], at)
  expect((await serve(zip)).entries[0]?.path).toBe('图纸.txt')
})

it('rejects a file that is no zip', async () => {
  await expect(serve(strToU8('PK\x03\x04 and nothing else'))).rejects.toThrow()
})
