import { createHash, randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { uploadPath } from '@atrium/contracts/disk/contract'
import { diskOperations as operations } from '@atrium/contracts/disk/policy'
import { afterAll, expect, it } from 'vitest'
import { openObjectFiles } from '../../adapters/objectFiles/openObjectFiles'
import type { Owner } from '../../platform/owner/Owner'
import { ofOwner } from '../../platform/owner/ofOwner'
import { writeLog } from '../../platform/process/writeLog'
import { demo } from '../../seed/demo'
import { openDatabase } from '../../start/openDatabase'
import { readConfiguration } from '../../start/readConfiguration'
import { diskNodes, diskUploads } from '../../tables'
import { copyDemoData } from '../../testing/demo/copyDemoData'
import { seededRandom } from '../../testing/hostile/seededRandom'
import { objectsOf } from '../../testing/objectsOf'
import { type SpawnedService, spawnReady } from '../../testing/servers/spawnService'
import { signInAs } from '../session/testSession'
import { sweepDisk } from './sweepDisk'

const directory = copyDemoData('disk')
const environment = { ATRIUM_DATA_DIR: directory }
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

it('loses no acknowledged file to kill -9, and leaves nothing behind that the sweep doesn’t find', async () => {
  let service = await spawnReady(environment)
  const { accessToken } = (await signInAs(service, demo.accounts.individual)).data
  const acknowledged = new Map<string, string>()
  const random = seededRandom(16)
  for (const round of [1, 2, 3]) {
    const sending = [1, 2, 3].map((sender) => send(service, accessToken, `${round}-${sender}`, acknowledged))
    while (acknowledged.size < 5 * round) await sleep(20)
    await sleep(random() * 300)
    await service.end('SIGKILL')
    await Promise.all(sending)
    service = await spawnReady(environment)
  }
  for (const [id, hash] of acknowledged) {
    const { url } = (await service.request(operations.getDownload, { params: { id } }, { as: accessToken }))
      .data
    const content = await (
      await fetch(service.origin + new URL(url).pathname + new URL(url).search)
    ).arrayBuffer()
    expect(hashOf(new Uint8Array(content))).toBe(hash)
  }
  expect(await service.end()).toBe(0)

  const database = await openDatabase(readConfiguration(environment), writeLog)
  const disk = openObjectFiles(join(directory, 'disk'))
  await sweepDisk({ database, disk, log: writeLog })
  const owner: Owner = { kind: 'person', userId: demo.userIds.individual }
  const files = await database.connection.select().from(diskNodes).where(ofOwner(diskNodes, owner))
  const uploads = await database.connection.select().from(diskUploads)
  const objects = await objectsOf(disk, owner)
  expect(objects.toSorted()).toEqual(files.map(({ sha256 }) => sha256).toSorted())
  const known = new Set(uploads.map(({ id }) => id))
  expect((await disk.uploadIds()).filter((id) => !known.has(id))).toEqual([])
  await database.close()
})

/** Uploads one file after the other until the service is gone, and notes which were acknowledged. */
async function send(service: SpawnedService, as: string, name: string, acknowledged: Map<string, string>) {
  for (let number = 1; ; number += 1) {
    const content = new Uint8Array(randomBytes(200_000))
    const file = { name: `${name}-${number}`, size: content.length, modifiedAt: new Date().toISOString() }
    try {
      const { uploadId } = (await service.request(operations.beginUpload, { body: file }, { as })).data
      await fetch(`${service.origin}${uploadPath}/${uploadId}`, {
        method: 'PATCH',
        headers: {
          authorization: `Bearer ${as}`,
          'tus-resumable': '1.0.0',
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
        },
        body: content,
      })
      const finished = await service.request(operations.finishUpload, { body: { uploadId } }, { as })
      acknowledged.set(finished.data.id, hashOf(content))
    } catch {
      return
    }
  }
}
