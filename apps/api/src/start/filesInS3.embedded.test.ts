import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uploadPath } from '@atrium/contracts/disk/contract'
import { diskOperations as operations } from '@atrium/contracts/disk/policy'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInAs } from '../features/session/testSession'
import { demo } from '../seed/demo'
import { spawnReady, spawnService } from '../testing/servers/spawnService'
import { startS3 } from '../testing/servers/startS3'

const directory = mkdtempSync(join(tmpdir(), 'atrium-s3-start-'))
let s3: Awaited<ReturnType<typeof startS3>>
let environment: Record<string, string>
beforeAll(async () => {
  s3 = await startS3()
  environment = {
    ATRIUM_DATA_DIR: directory,
    S3_ENDPOINT: s3.choice.endpoint ?? '',
    S3_BUCKET: s3.choice.bucket,
    S3_ACCESS_KEY_ID: s3.choice.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.choice.secretAccessKey,
  }
})
afterAll(async () => {
  await s3.close()
  rmSync(directory, { recursive: true, force: true })
})

it('ends the start with advice if the store can’t be used', async () => {
  const failed = await spawnService({ ...environment, S3_SECRET_ACCESS_KEY: 'wrong' })
  expect('code' in failed && [failed.code, failed.output.trim().split('\n')]).toEqual([
    1,
    [expect.stringMatching(/^http:\S+ refuses the signature\. Set S3_SECRET_ACCESS_KEY/)],
  ])
})

it('stores files there in the built service', async () => {
  const service = await spawnReady(environment)
  const as = (await signInAs(service, demo.accounts.individual)).data.accessToken
  const content = 'in the store'
  const body = { name: 'a.txt', size: content.length, modifiedAt: '2026-02-28T08:00:00.000Z' }
  const { uploadId } = (await service.request(operations.beginUpload, { body }, { as })).data
  const sent = await fetch(`${service.origin}${uploadPath}/${uploadId}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${as}`,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: content,
  })
  expect(sent.status).toBe(204)
  const { id } = (await service.request(operations.finishUpload, { body: { uploadId } }, { as })).data
  const { url } = (await service.request(operations.getDownload, { params: { id } }, { as })).data
  const { pathname, search } = new URL(url)
  expect(await (await fetch(service.origin + pathname + search)).text()).toBe(content)
  expect(s3.asked.some((asked) => /^GET .disk.objects.person/.test(asked))).toBe(true)
  expect(await service.end()).toBe(0)
})
