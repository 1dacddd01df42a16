import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Owner } from '../platform/owner/Owner'
import type { LogEntry } from '../platform/process/Log'
import type { ObjectStore } from '../ports/ObjectStore'
import { seededRandom } from '../testing/hostile/seededRandom'
import { objectsOf } from '../testing/objectsOf'
import { startS3 } from '../testing/servers/startS3'
import { openObjectFiles } from './objectFiles/openObjectFiles'
import { openS3Objects } from './s3Objects/openS3Objects'
import { requireBucket } from './s3Objects/requireBucket'

/**
 * Tests of the port's contract, for each adapter. S3 is a fake that shares our reading of Amazon's reference:
 * this proves that the adapter sends the right requests, not that every store answers them so.
 */
const kilobyte = 1024
const own: Owner = { kind: 'person', userId: 'lin' }
const other: Owner = { kind: 'company', companyId: 'lin' }

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
function contentOf(size: number, seed = 16): Uint8Array {
  const random = seededRandom(seed)
  return Uint8Array.from({ length: size }, () => random() * 256)
}

/** More than any socket buffer holds. */
const large = contentOf(8 * 1024 * kilobyte)

const openFiles = async () => {
  const directory = mkdtempSync(join(tmpdir(), 'atrium-objects-'))
  const close = async () => rmSync(directory, { recursive: true, force: true })
  return { disk: openObjectFiles(directory), directory, close }
}

/** Parts, pieces and pages so small that a few kilobytes need several of each. */
const small = {
  partSize: 10 * kilobyte,
  leastPart: 5 * kilobyte,
  copySize: 16 * kilobyte,
  pageSize: 2,
  newFor: 0,
}

async function openS3() {
  const s3 = await startS3()
  const logged: LogEntry[] = []
  const disk = openS3Objects({ ...s3.choice, ...small, log: (entry) => logged.push(entry) })
  return { s3, disk, logged, close: () => s3.close() }
}

/** Continues an upload; if cut, the connection ends there. */
async function send(disk: ObjectStore, uploadId: string, content: Uint8Array, until = content.length) {
  const upload = await disk.openUpload({ id: uploadId, size: content.length })
  return upload.append(Readable.from([Buffer.from(content.subarray(upload.received, until))]))
}

async function put(disk: ObjectStore, uploadId: string, owner: Owner, content: Uint8Array) {
  if (content.length > 0) await send(disk, uploadId, content)
  const sha256 = await disk.seal(uploadId, owner)
  await disk.keep(uploadId, owner, sha256)
  return sha256
}

async function get(disk: ObjectStore, owner: Owner, sha256: string, start: number, end: number) {
  const chunks: Uint8Array[] = []
  for await (const chunk of await disk.read(owner, sha256, { start, end })) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}

describe.each([
  ['files', openFiles],
  ['S3', openS3],
] as const)('objects in %s', (_name, open) => {
  let opened: Awaited<ReturnType<typeof open>>
  let disk: ObjectStore
  beforeEach(async () => {
    opened = await open()
    disk = opened.disk
  })
  afterEach(() => opened.close())

  it('are what was sent, wherever it was interrupted', async () => {
    const random = seededRandom(7)
    for (const size of [1, 10 * kilobyte, 50 * kilobyte + 1]) {
      const content = contentOf(size, size)
      const uploadId = `upload-${size}`
      let cuts = 0
      for (let came = 0; came < size; came = await disk.receivedOf(uploadId), cuts++) {
        const until = Math.min(size, came + 1 + Math.floor(random() * 12 * kilobyte))
        expect(await send(disk, uploadId, content, until)).toBe(until)
      }
      expect(cuts).toBeGreaterThan(size / (13 * kilobyte))
      const sha256 = await disk.seal(uploadId, own)
      expect(sha256).toBe(hashOf(content))
      // The answer was lost, so the client asks again.
      expect(await disk.seal(uploadId, own)).toBe(sha256)
      await disk.keep(uploadId, own, sha256)
      expect(hashOf(await get(disk, own, sha256, 0, size - 1))).toBe(sha256)
    }
  })

  it('can be read by ranges, and can be empty', async () => {
    const content = contentOf(30 * kilobyte)
    const sha256 = await put(disk, 'a', own, content)
    for (const [start, end] of [
      [0, 0],
      [10_000, 20_479],
      [content.length - 1, content.length - 1],
    ] as const)
      expect(hashOf(await get(disk, own, sha256, start, end))).toBe(hashOf(content.slice(start, end + 1)))
    expect(await disk.receivedOf('empty')).toBe(0)
    expect(await put(disk, 'empty', own, new Uint8Array())).toBe(hashOf(new Uint8Array()))
    expect(await objectsOf(disk, own)).toHaveLength(2)
  })

  it('are stored once per owner, and removed for one owner only', async () => {
    const [same, another] = [contentOf(100), contentOf(101)]
    for (const [uploadId, owner] of [
      ['a', own],
      ['b', own],
      ['c', other],
    ] as const)
      await put(disk, uploadId, owner, same)
    for (const size of [1, 2, 3]) await put(disk, `n${size}`, own, contentOf(size))
    await put(disk, 'd', own, another)
    expect((await objectsOf(disk, own)).toSorted()).toEqual(
      [same, another, ...[1, 2, 3].map((size) => contentOf(size))].map(hashOf).toSorted(),
    )
    const owners = new Set<string>()
    for await (const { owner } of disk.objects()) owners.add(JSON.stringify(owner))
    expect([...owners].toSorted()).toEqual([other, own].map((owner) => JSON.stringify(owner)).toSorted())
    await disk.remove(own, [hashOf(same), hashOf(contentOf(2))])
    expect(await objectsOf(disk, own)).toHaveLength(3)
    expect(hashOf(await get(disk, other, hashOf(same), 0, 99))).toBe(hashOf(same))
    await expect(disk.read(own, hashOf(same), { start: 0, end: 99 })).rejects.toThrow()
  })

  it('leave the remains of a crash to the sweep: uploads without a row, objects without a file', async () => {
    const content = contentOf(25 * kilobyte)
    for (const uploadId of ['a', 'b', 'c']) await send(disk, uploadId, content, 12 * kilobyte)
    await put(disk, 'd', own, content)
    expect(await disk.uploadIds()).toEqual(expect.arrayContaining(['a', 'b', 'c']))
    const stay = ['b']
    await disk.discard((await disk.uploadIds()).filter((id) => !stay.includes(id)))
    expect(await disk.uploadIds()).toEqual(stay)
    expect(await disk.receivedOf('a')).toBe(0)
    expect(await disk.receivedOf('b')).toBe(12 * kilobyte)
    await send(disk, 'b', content)
    expect(await put(disk, 'b', own, content)).toBe(hashOf(content))
    expect(await objectsOf(disk, own)).toEqual([hashOf(content)])
  })
})

describe('the store in files', () => {
  it('hashes what is stored, no matter who wrote it or what broke meanwhile', async () => {
    const { disk, directory, close } = await openFiles()
    const content = contentOf(40 * kilobyte)
    const broken = async function* () {
      yield Buffer.from(content.subarray(0, 3 * kilobyte))
      throw new Error('The line broke.')
    }
    const upload = await disk.openUpload({ id: 'a', size: content.length })
    await expect(upload.append(Readable.from(broken()))).rejects.toThrow()
    await send(disk, 'a', content, 10 * kilobyte)
    await send(openObjectFiles(directory), 'a', content, 20 * kilobyte)
    await send(disk, 'a', content)
    expect(await disk.seal('a', own)).toBe(hashOf(content))

    await send(disk, 'b', content, 10 * kilobyte)
    await send(openObjectFiles(directory), 'b', content)
    expect(await disk.seal('b', own)).toBe(hashOf(content))
    await close()
  })
})

describe('the store that speaks S3', () => {
  let { s3, disk, logged }: Awaited<ReturnType<typeof openS3>> = {} as never
  beforeEach(async () => {
    ;({ s3, disk, logged } = await openS3())
  })
  afterEach(() => s3.close())
  const content = contentOf(45 * kilobyte)
  const unavailable = { name: 'Refusal', status: 503, data: { retryAfterSeconds: 5 } }

  it('continues after a refused part, without a gap, even if later bytes had arrived', async () => {
    s3.answerInstead = (method, address) =>
      method === 'PUT' && address.includes('partNumber=2') ? 500 : undefined
    await expect(send(disk, 'a', content)).rejects.toMatchObject(unavailable)
    s3.answerInstead = undefined
    expect(await disk.receivedOf('a')).toBe(10 * kilobyte)
    await send(disk, 'a', content)
    expect(await disk.seal('a', own)).toBe(hashOf(content))
  })

  it('completes an upload that was whole when the service ended', async () => {
    s3.answerInstead = (method, address) =>
      method === 'POST' && address.includes('uploadId') ? 500 : undefined
    await expect(send(disk, 'a', content)).rejects.toMatchObject(unavailable)
    s3.answerInstead = undefined
    expect(await disk.receivedOf('a')).toBe(content.length)
    expect(await disk.seal('a', own)).toBe(hashOf(content))
  })

  it('starts again if a rule of the bucket aborted the upload', async () => {
    await send(disk, 'a', content, 30 * kilobyte)
    rmSync(s3.underWay, { recursive: true })
    // Bytes that filled no part may remain of an upload that is gone.
    expect(await disk.receivedOf('a')).toBe(0)
    await send(disk, 'a', content)
    expect(await disk.seal('a', own)).toBe(hashOf(content))
  })

  it('continues reading after a broken connection', async () => {
    const big = openS3Objects({ ...s3.choice, log: () => undefined })
    const sha256 = await put(big, 'a', own, large)
    const reader = (await big.read(own, sha256, { start: 1, end: large.length - 1 })).getReader()
    const chunks: Uint8Array[] = []
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      if (chunks.push(read.value) === 3) s3.cut()
    }
    expect(hashOf(Buffer.concat(chunks))).toBe(hashOf(large.subarray(1)))
    expect(s3.asked.filter((asked) => asked === `GET /disk/objects/person/lin/${sha256}`)).toHaveLength(2)
  })

  it('removes copies that a crash left incomplete, after a day', async () => {
    await send(disk, 'a', content)
    s3.answerInstead = (method, address) =>
      /partNumber=2|objects.*uploadId/.test(address) && method !== 'GET' ? 500 : undefined
    await expect(disk.seal('a', own)).rejects.toMatchObject(unavailable)
    s3.answerInstead = undefined
    await disk.tidy()
    expect(readdirSync(s3.underWay)).toHaveLength(1)
    const before = Date.now() / 1000 - 90_000
    for (const id of readdirSync(s3.underWay)) utimesSync(`${s3.underWay}/${id}/key`, before, before)
    await disk.tidy()
    expect(readdirSync(s3.underWay)).toHaveLength(0)
    expect(await disk.seal('a', own)).toBe(hashOf(content))
  })

  it('copies again what the sweep removed between sealing and keeping, and leaves nothing new to it', async () => {
    await send(disk, 'a', content)
    const sha256 = await disk.seal('a', own)
    await disk.remove(own, [sha256])
    await disk.keep('a', own, sha256)
    expect(await objectsOf(disk, own)).toEqual([sha256])
    const patientSweep = openS3Objects({ ...s3.choice, log: () => undefined })
    expect(await objectsOf(patientSweep, own)).toEqual([])
  })

  it.each([
    ['refuses', 403],
    ['is broken', 500],
  ] as const)('refuses clearly and logs the failure when the store %s', async (_how, answer) => {
    await send(disk, 'b', content)
    const sha256 = await put(disk, 'a', own, content)
    s3.answerInstead = () => answer
    for (const asking of [
      () => send(disk, 'b', content),
      () => disk.receivedOf('b'),
      () => disk.seal('b', own),
      () => disk.keep('b', own, sha256),
      () => disk.read(own, sha256, { start: 0, end: 1 }),
      () => disk.uploadIds(),
      () => disk.discard(['b']),
      () => objectsOf(disk, own),
      () => disk.remove(own, [sha256]),
      () => disk.tidy(),
    ]) {
      logged.length = 0
      await expect(asking()).rejects.toMatchObject(unavailable)
      expect(logged).toMatchObject([{ level: 'error', event: 'objectStoreFailed' }])
    }
    s3.answerInstead = undefined
    expect(await disk.seal('b', own)).toBe(sha256)
  })

  it('refuses clearly if the store is silent', async () => {
    await send(disk, 'b', content)
    const impatient = openS3Objects({ ...s3.choice, ...small, patience: 100, log: () => undefined })
    s3.answerInstead = () => 'never'
    const asking = [impatient.seal('b', own), impatient.read(own, hashOf(content), { start: 0, end: 1 })]
    await Promise.all(asking.map((answer) => expect(answer).rejects.toMatchObject(unavailable)))
  })

  it('refuses clearly if an object is missing, or the store is unreachable', async () => {
    await expect(disk.read(own, hashOf(content), { start: 0, end: 1 })).rejects.toMatchObject(unavailable)
    const nobody = openS3Objects({ ...s3.choice, endpoint: 'http://127.0.0.1:1', log: () => undefined })
    await expect(nobody.receivedOf('a')).rejects.toMatchObject(unavailable)
  })

  it('is tested at the start, with advice on errors', async () => {
    await requireBucket(s3.choice)
    expect(await disk.uploadIds()).toEqual([])
    const starting = (changed: Partial<typeof s3.choice>) => requireBucket({ ...s3.choice, ...changed })
    await expect(starting({ bucket: 'elsewhere' })).rejects.toThrow(/no bucket elsewhere .* Create it/)
    await expect(starting({ secretAccessKey: 'wrong' })).rejects.toThrow(/Set S3_SECRET_ACCESS_KEY/)
    await expect(starting({ accessKeyId: 'nobody' })).rejects.toThrow(/nobody.* Set S3_ACCESS_KEY_ID/)
    await expect(starting({ endpoint: 'http://127.0.0.1:1' })).rejects.toThrow(
      /can’t be reached .*Look at S3_ENDPOINT/,
    )
    s3.answerInstead = (method) => (method === 'DELETE' ? 403 : undefined)
    await expect(requireBucket(s3.choice)).rejects.toThrow(/may not do s3:DeleteObject .*docs\/operating\.md/)
  })
})
