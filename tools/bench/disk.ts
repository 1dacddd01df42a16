import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import { get, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { uploadPath } from '@atrium/contracts/disk/contract'
import { diskOperations as operations } from '@atrium/contracts/disk/policy'
import { signInAs } from '../../apps/api/src/features/session/testSession'
import { demo } from '../../apps/api/src/seed/demo'
import { type SpawnedService, spawnReady } from '../../apps/api/src/testing/servers/spawnService'
import type { Figure } from './Figure'
import { fillNoise } from './fillNoise'
import { median, pairedRatio } from './ratios'

const size = 1024 ** 3
/** Size of one request, as the portal sends them. */
const chunkSize = 32 * 1024 ** 2

interface Contestant {
  /** Resolves when the upload is durable. */
  up(file: string): Promise<void>
  down(): Promise<void>
}

/**
 * Time to write 1 GiB to the disk and read it back, compared with bare node:http streaming to a file with the
 * same fsync.
 */
export async function measureDisk(rounds: number): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'atrium-bench-disk-'))
  const service = await spawnReady({ ATRIUM_DATA_DIR: join(directory, 'data'), DEMO_DATA: 'on' })
  const bare = fork(join(import.meta.dirname, 'bareDisk.ts'))
  try {
    bare.send(directory)
    const [port] = await once(bare, 'message')
    const contestants = { ours: await ofService(service), theirs: ofBare(`http://127.0.0.1:${port}`) }
    const times = { up: { ours: [], theirs: [] }, down: { ours: [], theirs: [] } } as Record<
      'up' | 'down',
      Record<keyof typeof contestants, number[]>
    >
    const file = join(directory, 'file')
    for (let round = 0; round < rounds; round++) {
      // Each upload has different content, because the disk stores equal content once.
      await fillNoise(file, size)
      for (const name of round % 2 ? (['ours', 'theirs'] as const) : (['theirs', 'ours'] as const)) {
        times.up[name].push(await timed(() => contestants[name].up(file)))
        times.down[name].push(await timed(() => contestants[name].down()))
      }
    }
    return (['up', 'down'] as const).map((way) => figureOf(way, times[way].ours, times[way].theirs))
  } finally {
    bare.kill()
    await service.end()
    rmSync(directory, { recursive: true, force: true })
  }
}

function figureOf(way: string, ours: readonly number[], theirs: readonly number[]): Figure {
  const { ratio, low, high } = pairedRatio(ours, theirs)
  return {
    what: `1 GiB ${way} / node:http and a file`,
    measured: `${ratio.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)}), ${median(ours).toFixed(2)} s / ${median(theirs).toFixed(2)} s`,
    target: '≤ 1.3',
    met: ratio <= 1.3,
  }
}

async function ofService(service: SpawnedService): Promise<Contestant> {
  const as = (await signInAs(service, demo.accounts.individual)).data.accessToken
  let id = ''
  return {
    async up(file) {
      if (id) {
        await service.request(operations.trashNodes, { body: { ids: [id] } }, { as })
        await service.request(operations.emptyBin, { body: {} }, { as })
      }
      const begun = { name: 'model.ifc', size, modifiedAt: new Date().toISOString() }
      const { uploadId } = (await service.request(operations.beginUpload, { body: begun }, { as })).data
      for (let start = 0; start < size; start += chunkSize)
        await send(`${service.origin}${uploadPath}/${uploadId}`, 'PATCH', file, start, {
          authorization: `Bearer ${as}`,
          'tus-resumable': '1.0.0',
          'upload-offset': start,
          'content-type': 'application/offset+octet-stream',
        })
      id = (await service.request(operations.finishUpload, { body: { uploadId } }, { as })).data.id
    },
    async down() {
      const { url } = (await service.request(operations.getDownload, { params: { id } }, { as })).data
      const { pathname, search } = new URL(url)
      await receive(service.origin + pathname + search)
    },
  }
}

const ofBare = (origin: string): Contestant => ({
  up: (file) => send(origin, 'PUT', file, 0, {}),
  down: () => receive(origin),
})

async function send(
  url: string,
  method: string,
  file: string,
  start: number,
  headers: Readonly<Record<string, string | number>>,
) {
  const length = method === 'PUT' ? size : Math.min(chunkSize, size - start)
  const sending = request(url, { method, headers: { ...headers, 'content-length': length } })
  const answered = once(sending, 'response')
  await pipeline(createReadStream(file, { start, end: start + length - 1 }), sending)
  const [response] = await answered
  response.resume()
  if (response.statusCode >= 300) throw new Error(`${method} was answered with ${response.statusCode}.`)
  await once(response, 'end')
}

function receive(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, (response) => {
      let received = 0
      response.on('data', (chunk: Buffer) => {
        received += chunk.length
      })
      response.on('end', () =>
        received === size ? resolve() : reject(new Error(`${received} bytes of ${size} came.`)),
      )
    }).on('error', reject)
  })
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}
