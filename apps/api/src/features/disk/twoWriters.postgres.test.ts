import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diskErrors, uploadPath } from '@atrium/contracts/disk/contract'
import { diskOperations as operations } from '@atrium/contracts/disk/policy'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openObjectFiles } from '../../adapters/objectFiles/openObjectFiles'
import { openS3Objects } from '../../adapters/s3Objects/openS3Objects'
import { openPostgres } from '../../platform/database/openPostgres'
import type { ObjectStore } from '../../ports/ObjectStore'
import { demo } from '../../seed/demo'
import { createTestService, type TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'
import { seededRandom } from '../../testing/hostile/seededRandom'
import { createServerDatabase, type ServerDatabase } from '../../testing/servers/createServerDatabase'
import { startS3 } from '../../testing/servers/startS3'
import { testBearer } from '../../testing/testBearer'

/** Two services that share a database and a store, and nothing else, as two processes do. */
let database: ServerDatabase
let directory: string
let s3: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
  database = await createServerDatabase('atrium_template')
  directory = mkdtempSync(join(tmpdir(), 'atrium-shared-'))
  s3 = await startS3()
  const filling = await createDemoService({ database: await openPostgres({ url: database.url }) })
  await filling.close()
})
afterAll(async () => {
  await database.drop()
  await s3.close()
  rmSync(directory, { recursive: true, force: true })
})

const openS3 = () =>
  openS3Objects({
    ...s3.choice,
    partSize: 40_000,
    leastPart: 20_000,
    copySize: 50_000,
    log: () => undefined,
  })

const as = { userId: demo.userIds.individual }
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe.each([
  ['files', () => openObjectFiles(directory)],
  ['S3', openS3],
] as const)('two processes on %s', (store, openDisk) => {
  let services: [TestService, TestService]
  const open = async (disk: ObjectStore) =>
    createTestService({ disk, database: await openPostgres({ url: database.url, patience: 20_000 }) })
  beforeAll(async () => {
    services = [await open(openDisk()), await open(openDisk())]
  })
  afterAll(async () => {
    for (const service of services) await service.close()
  })

  const tus = (process: 0 | 1, method: 'HEAD' | 'PATCH', uploadId: string, init: RequestInit = {}) =>
    services[process].app.request(`${uploadPath}/${uploadId}`, {
      method,
      ...init,
      headers: { authorization: `Bearer ${testBearer(as)}`, 'tus-resumable': '1.0.0', ...init.headers },
    })
  const patch = (process: 0 | 1, uploadId: string, offset: number, body: Uint8Array | ReadableStream) =>
    tus(process, 'PATCH', uploadId, {
      headers: { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body: body as BodyInit,
      duplex: 'half',
    } as RequestInit)
  const offsetOf = async (process: 0 | 1, uploadId: string) =>
    Number((await tus(process, 'HEAD', uploadId)).headers.get('upload-offset'))
  const finish = (process: 0 | 1, uploadId: string) =>
    services[process].request(operations.finishUpload, { body: { uploadId } }, { as })

  let begun = 0
  async function begin(size: number) {
    begun += 1
    const content = new Uint8Array(randomBytes(size))
    const body = { name: `${store}-${begun}`, size, modifiedAt: '2026-02-28T08:00:00.000Z' }
    const { uploadId } = (await services[0].request(operations.beginUpload, { body }, { as })).data
    return { uploadId, content }
  }

  async function contentOf(id: string) {
    const { url } = (await services[1].request(operations.getDownload, { params: { id } }, { as })).data
    return new Uint8Array(await (await services[0].app.request(url)).arrayBuffer())
  }

  it('write parts of one upload at once, and it is what was sent', async () => {
    const random = seededRandom(16)
    const { uploadId, content } = await begin(300_000)
    const statuses = new Set<number>()
    for (let offset = 0; offset < content.length; offset = await offsetOf(0, uploadId)) {
      const from = offset
      const sending = ([0, 1, 0, 1] as const).map((process) =>
        patch(process, uploadId, from, content.subarray(from, from + 1 + Math.floor(random() * 90_000))),
      )
      for (const { status } of await Promise.all(sending)) statuses.add(status)
    }
    expect(statuses).toEqual(new Set([204, 409]))
    const finished = await Promise.all([finish(0, uploadId), finish(1, uploadId)])
    const [made, ...others] = finished.filter(({ succeeded }) => succeeded)
    expect(others).toEqual([])
    expect(hashOf(await contentOf(made?.data.id ?? ''))).toBe(hashOf(content))
  })

  it('finish it in one while the other still writes: not before it is whole, and then as it was sent', async () => {
    const { uploadId, content } = await begin(100_000)
    const line = heldLine()
    const writing = patch(0, uploadId, 0, line.body)
    line.send(content.subarray(0, 60_000))
    expect((await finish(1, uploadId)).code).toBe(diskErrors.incomplete)
    line.send(content.subarray(60_000))
    line.end()
    let finished = await finish(1, uploadId)
    while (finished.code === diskErrors.incomplete) finished = await finish(1, uploadId)
    expect((await writing).status).toBe(204)
    expect(hashOf(await contentOf(finished.data.id))).toBe(hashOf(content))
  })

  it('write no more of it once the lock is gone, and go on from what is there', async () => {
    const { uploadId, content } = await begin(200_000)
    const line = heldLine()
    const writing = patch(0, uploadId, 0, line.body)
    line.send(content.subarray(0, 60_000))
    const { connection } = services[1].database
    await expect
      .poll(async () => {
        const { rows } = (await connection.execute(
          sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
            and database = (select oid from pg_database where datname = current_database())`,
        )) as unknown as { readonly rows: readonly unknown[] }
        return rows.length
      })
      .toBe(1)
    expect((await writing).status).toBeGreaterThanOrEqual(400)
    const offset = await offsetOf(1, uploadId)
    expect(offset).toBeLessThanOrEqual(60_000)
    expect((await patch(1, uploadId, offset, content.subarray(offset))).status).toBe(204)
    const { id } = (await finish(0, uploadId)).data
    expect(hashOf(await contentOf(id))).toBe(hashOf(content))
  })
})

/** A body that is sent as the test goes. */
function heldLine() {
  let controller: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given
    },
  })
  return {
    body,
    send: (bytes: Uint8Array) => controller.enqueue(bytes),
    end: () => controller.close(),
  }
}
