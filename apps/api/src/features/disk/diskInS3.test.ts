import { createHash, randomBytes } from 'node:crypto'
import { diskErrors, uploadPath } from '@atrium/contracts/disk/contract'
import { diskOperations as operations } from '@atrium/contracts/disk/policy'
import type { Operation, OperationInput } from '@atrium/contracts/wire/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openS3Objects } from '../../adapters/s3Objects/openS3Objects'
import { demo } from '../../seed/demo'
import type { TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'
import { objectsOf } from '../../testing/objectsOf'
import { startS3 } from '../../testing/servers/startS3'
import { testBearer } from '../../testing/testBearer'
import { sweepDisk } from './sweepDisk'

/** The way of a file through the service, into a store that speaks S3; the store is a fake. */
let s3: Awaited<ReturnType<typeof startS3>>
let service: TestService
beforeAll(async () => {
  s3 = await startS3()
  const sizes = { partSize: 400_000, leastPart: 100_000, copySize: 300_000 }
  const disk = openS3Objects({ ...s3.choice, ...sizes, newFor: 0, log: () => undefined })
  service = await createDemoService({ disk })
})
afterAll(async () => {
  await service.close()
  await s3.close()
})

const as = { userId: demo.userIds.individual }
const ask = <O extends Operation>(operation: O, input: OperationInput<O>) =>
  service.request(operation, input, { as })
const tus = (method: 'HEAD' | 'PATCH', uploadId: string, init: RequestInit = {}) =>
  service.app.request(`${uploadPath}/${uploadId}`, {
    method,
    ...init,
    headers: { authorization: `Bearer ${testBearer(as)}`, 'tus-resumable': '1.0.0', ...init.headers },
  })
const patch = (uploadId: string, offset: number, body: ReadableStream | Uint8Array) =>
  tus('PATCH', uploadId, {
    headers: { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    body: body as BodyInit,
    duplex: 'half',
  } as RequestInit)
const offsetOf = async (uploadId: string) =>
  Number((await tus('HEAD', uploadId)).headers.get('upload-offset'))
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Ends as a line does that is cut. */
const cutAfter = (bytes: Uint8Array) => {
  const pieces = [bytes]
  return new ReadableStream({
    pull(controller) {
      const piece = pieces.pop()
      if (piece) controller.enqueue(piece)
      else controller.error(new Error('cut'))
    },
  })
}

it('comes in parts, keeps what came before a cut, is read by ranges, and goes with the sweep', async () => {
  const content = new Uint8Array(randomBytes(1_500_000))
  const file = { name: 'model.ifc', size: content.length, modifiedAt: '2026-02-28T08:00:00.000Z' }
  const { uploadId } = (await ask(operations.beginUpload, { body: file })).data
  await patch(uploadId, 0, cutAfter(content.subarray(0, 950_000)))
  expect(await offsetOf(uploadId)).toBe(950_000)
  expect((await ask(operations.listUploads, {})).data).toMatchObject([{ uploadId, received: 950_000 }])
  expect((await ask(operations.finishUpload, { body: { uploadId } })).code).toBe(diskErrors.incomplete)
  expect((await patch(uploadId, 0, content)).status).toBe(409)

  s3.answerInstead = () => 403
  expect((await patch(uploadId, 950_000, content.subarray(950_000))).status).toBe(503)
  s3.answerInstead = undefined
  expect((await patch(uploadId, 950_000, content.subarray(950_000))).status).toBe(204)
  s3.answerInstead = () => 403
  const unheard = await ask(operations.finishUpload, { body: { uploadId } })
  expect([unheard.status, unheard.code]).toEqual([503, 50300])
  s3.answerInstead = undefined
  const { id } = (await ask(operations.finishUpload, { body: { uploadId } })).data

  const { url } = (await ask(operations.getDownload, { params: { id } })).data
  const whole = new Uint8Array(await (await service.app.request(url)).arrayBuffer())
  expect(hashOf(whole)).toBe(hashOf(content))
  const part = await service.app.request(url, { headers: { range: 'bytes=700000-700009' } })
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(content.slice(700_000, 700_010))
  s3.answerInstead = () => 403
  const refused = await service.app.request(url)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  s3.answerInstead = undefined

  expect(await service.ports.disk.uploadIds()).toEqual([uploadId])
  await sweepDisk(service.ports)
  expect(await service.ports.disk.uploadIds()).toEqual([])
  const owner = { kind: 'person', ...as } as const
  expect(await objectsOf(service.ports.disk, owner)).toEqual([hashOf(content)])
  await ask(operations.trashNodes, { body: { ids: [id] } })
  await ask(operations.emptyBin, { body: {} })
  await sweepDisk(service.ports)
  expect(await objectsOf(service.ports.disk, owner)).toEqual([])
})
