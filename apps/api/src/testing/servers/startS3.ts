import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import S3rver, { type Context } from '@20minutes/s3rver'
import pLimit from 'p-limit'
import type { S3Choice } from '../../adapters/s3Objects/S3Choice'

interface FakeS3 {
  readonly choice: S3Choice
  /** The received requests, such as `GET /disk/objects/…`. */
  readonly asked: readonly string[]
  /** Overrides the answer. */
  answerInstead?: (method: string, address: string) => number | 'never' | undefined
  /** The folder of unfinished multipart uploads. */
  readonly underWay: string
  /** Closes every connection. */
  cut(): void
  close(): Promise<void>
}

const bucket = 'disk'

/**
 * An S3 store in this process. It is a fake: it promises nothing after a crash, requires no minimum part
 * size, and has no permissions. Missing features that we need are added here, following Amazon's reference:
 * paged listings, information about multipart uploads and their abortion, and atomic objects.
 */
export async function startS3(): Promise<FakeS3> {
  const directory = mkdtempSync(join(tmpdir(), 'atrium-s3-'))
  await mkdir(join(directory, bucket))
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, vhostBuckets: false, directory })
  const asked: string[] = []
  const fake: FakeS3 = {
    choice: {
      endpoint: '',
      region: 'us-east-1',
      bucket,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      isPathStyle: true,
    },
    asked,
    underWay: join(directory, bucket, '._S3rver_uploads'),
    cut: () => server.httpServer.closeAllConnections(),
    async close() {
      server.httpServer.closeAllConnections()
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
  server.store.putContent = writeWhole
  const inTurn = turnsByKey()
  const lacking = lackingIn(server, fake.underWay)
  server.middleware.unshift(async (context, next) => {
    asked.push(`${context.method} ${context.path}`)
    const instead = fake.answerInstead?.(context.method, context.url)
    if (instead === 'never') return new Promise(() => undefined)
    if (instead !== undefined) {
      context.status = instead
      return
    }
    const given = await lacking(context.method, context.path, context.query)
    if (given === undefined) {
      await inTurn(context, next)
      // The fake takes this range for the whole object.
      if (context.headers.range === 'bytes=0-0') context.body = await firstByte(context.body)
      return
    }
    context.status = given.status
    context.type = 'application/xml'
    context.body = given.body
  })
  const { port } = (await server.run()) as AddressInfo
  return Object.assign(fake, { choice: { ...fake.choice, endpoint: `http://127.0.0.1:${port}` } })
}

/**
 * Prevents reading a half-written object: it is written elsewhere, and moved into place when it is complete.
 */
async function writeWhole(place: string, content: Buffer | Readable): Promise<[number, string]> {
  const beside = join(tmpdir(), `atrium-s3-${randomUUID()}`)
  const hash = createHash('md5')
  let size = 0
  await pipeline(
    Buffer.isBuffer(content) ? Readable.from([content]) : content,
    async function* count(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        size += chunk.length
        yield chunk
      }
    },
    createWriteStream(beside),
  )
  await rename(beside, place)
  return [size, hash.digest('hex')]
}

/** Content and metadata are two files: readers must get both from the same write. */
function turnsByKey() {
  const turns = new Map<string, ReturnType<typeof pLimit>>()
  return ({ path, query }: Pick<Context, 'path' | 'query'>, next: () => Promise<unknown>) => {
    if (query.partNumber !== undefined) return next()
    const turn = turns.get(path) ?? pLimit(1)
    turns.set(path, turn)
    return turn(next)
  }
}

async function firstByte(content: unknown): Promise<unknown> {
  if (!(content instanceof Readable)) return content
  for await (const chunk of content) return chunk.subarray(0, 1)
  return content
}

interface FakeResponse {
  readonly status: number
  readonly body: string
}

function lackingIn(server: S3rver, uploads: string) {
  const keyOf = (uploadId: string) => readFile(join(uploads, uploadId, 'key'), 'utf8').catch(() => undefined)

  return async (
    method: string,
    path: string,
    query: Readonly<Record<string, string>>,
  ): Promise<FakeResponse | undefined> => {
    if (path.split('/')[1] !== bucket) return noSuchBucket
    if (method === 'GET' && query['list-type'] === '2') return listObjects(server, query)
    if (method === 'GET' && query.uploads !== undefined) return listMultiparts(uploads, query, keyOf)
    const { uploadId } = query
    if (uploadId === undefined) return undefined
    const key = await keyOf(uploadId)
    if (key === undefined || `/${bucket}/${key}` !== path) return noSuchUpload
    if (method === 'GET') return listParts(join(uploads, uploadId), query)
    if (method !== 'DELETE') return undefined
    await rm(join(uploads, uploadId), { recursive: true })
    return { status: 204, body: '' }
  }
}

const noSuchBucket: FakeResponse = { status: 404, body: '<Error><Code>NoSuchBucket</Code></Error>' }
const noSuchUpload: FakeResponse = { status: 404, body: '<Error><Code>NoSuchUpload</Code></Error>' }

async function listObjects(server: S3rver, query: Readonly<Record<string, string>>): Promise<FakeResponse> {
  const maxKeys = Number(query['max-keys'] ?? 1000)
  const token = query['continuation-token']
  const startAfter = token && Buffer.from(token, 'base64').toString()
  const found = await server.store.listObjects(bucket, { prefix: query.prefix, startAfter, maxKeys })
  const last = found.objects.at(-1)?.key
  return page('ListBucketResult', found.isTruncated, [
    ...found.objects.map(
      ({ key, lastModifiedDate }) =>
        `<Contents><Key>${key}</Key><LastModified>${lastModifiedDate.toISOString()}</LastModified></Contents>`,
    ),
    found.isTruncated && last
      ? `<NextContinuationToken>${Buffer.from(last).toString('base64')}</NextContinuationToken>`
      : '',
  ])
}

async function listMultiparts(
  uploads: string,
  query: Readonly<Record<string, string>>,
  keyOf: (uploadId: string) => Promise<string | undefined>,
): Promise<FakeResponse> {
  const most = Number(query['max-uploads'] ?? 1000)
  const ids = await readdir(uploads).catch(() => [])
  const all = await Promise.all(ids.map(async (id) => ({ id, key: (await keyOf(id)) ?? '' })))
  const place = ({ key, id }: { key: string; id: string }) => `${key} ${id}`
  const after = place({ key: query['key-marker'] ?? '', id: query['upload-id-marker'] ?? '' })
  const found = all
    .filter((one) => one.key.startsWith(query.prefix ?? '') && (after === ' ' || place(one) > after))
    .toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
  const shown = found.slice(0, most)
  const begun = await Promise.all(shown.map(({ id }) => stat(join(uploads, id, 'key'))))
  const last = shown.at(-1)
  return page('ListMultipartUploadsResult', found.length > most, [
    ...shown.map(
      ({ key, id }, n) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begun[n]?.mtime.toISOString()}</Initiated></Upload>`,
    ),
    last
      ? `<NextKeyMarker>${last.key}</NextKeyMarker><NextUploadIdMarker>${last.id}</NextUploadIdMarker>`
      : '',
  ])
}

/** Two at a time, so that clients have to continue. */
async function listParts(upload: string, query: Readonly<Record<string, string>>): Promise<FakeResponse> {
  const after = Number(query['part-number-marker'] ?? 0)
  const numbers = (await readdir(upload))
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((number) => number > after)
    .toSorted((one, other) => one - other)
  const shown = numbers.slice(0, 2)
  const parts = await Promise.all(
    shown.map(async (number) => {
      const { size } = await stat(join(upload, String(number)))
      const md5 = await readFile(join(upload, `${number}.md5`), 'utf8')
      return `<Part><PartNumber>${number}</PartNumber><ETag>"${md5}"</ETag><Size>${size}</Size></Part>`
    }),
  )
  return page('ListPartsResult', numbers.length > shown.length, [
    ...parts,
    `<NextPartNumberMarker>${shown.at(-1) ?? 0}</NextPartNumberMarker>`,
  ])
}

const page = (root: string, isTruncated: boolean, parts: readonly string[]): FakeResponse => ({
  status: 200,
  body: `<?xml version="1.0" encoding="UTF-8"?><${root}><IsTruncated>${isTruncated}</IsTruncated>${parts.join('')}</${root}>`,
})
