import { Readable } from 'node:stream'
import { uploadPath } from '@atrium/contracts/disk/contract'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { Server } from '@tus/server'
import { and, eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { isUnavailable } from '../../platform/database/isUnavailable'
import type { Authenticate } from '../../platform/http/Authenticate'
import { answerError } from '../../platform/http/answerError'
import { missing, signedInElsewhere, unauthenticated } from '../../platform/http/answers'
import { callerAddress } from '../../platform/http/callerAddress'
import { callerAgent } from '../../platform/http/callerAgent'
import { createLanes } from '../../platform/http/createLanes'
import { socketAddress } from '../../platform/http/socketAddress'
import { bearerOf } from '../../platform/http/visitorOf'
import { ownerOf } from '../../platform/owner/ownerKey'
import { describeError } from '../../platform/process/describeError'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Ports } from '../../ports/Ports'
import { serveArchive } from './archives'
import { mayRead, serveContent } from './downloads'
import { refusals } from './refusals'
import { serveShared, serveSharedArchive, serveSharedPreview } from './sharing/serveShared'
import { diskUploads } from './tables'
import { uploadLocker } from './uploadLocks'

/** An upload's content comes by tus. Its start and its end are operations, because they change rows. */
export function mountUploads(app: Hono, ports: Ports, authenticate: Authenticate): void {
  const path = `${uploadPath}/:uploadId`
  const receive = receiving(ports, authenticate)
  app.patch(path, receive)
  // The router answers HEAD by it.
  app.get(path, async (context) => (context.req.raw.method === 'HEAD' ? receive(context) : missing()))
}

/** What no operation can do: contents, which go as they are. */
export function mountDisk(app: Hono, ports: Ports): void {
  app.get('/api/CloudDisk/ShareContent/:shareId/:id', serveShared(ports))
  app.get('/api/CloudDisk/SharePreview/:shareId/:id', serveSharedPreview(ports))
  app.get('/api/CloudDisk/ShareArchive/:shareId/:id', serveSharedArchive(ports))
  app.get('/api/CloudDisk/Archive/:userId/:id', serveArchive(ports))
  app.get('/api/CloudDisk/Content/:userId/:id', serveContent(ports))
}

function receiving(ports: Ports, authenticate: Authenticate) {
  const ofPerson = createLanes({ atOnce: 6, waiting: 100, full: tooMany })
  const ofAll = createLanes({ atOnce: 100, waiting: 1000, full: tooMany })
  const { database, clock, settings, disk } = ports

  async function receive(context: Context): Promise<Response> {
    const bearer = bearerOf(context)
    const address = callerAddress(
      socketAddress(context),
      context.req.header('x-forwarded-for'),
      settings.trustedProxies,
    )
    const caller = { address, agent: callerAgent(context.req.header('user-agent')) }
    const person = bearer === undefined ? 'anonymous' : await authenticate(ports, bearer, clock(), caller)
    if (person === 'anonymous') return unauthenticated()
    if (person === 'elsewhere') return signedInElsewhere()
    const { userId } = person
    const uploadId = context.req.param('uploadId') ?? ''
    const [upload] = await database.connection
      .select()
      .from(diskUploads)
      .where(and(eq(diskUploads.id, uploadId), eq(diskUploads.createdBy, userId)))
    if (!upload || !(await mayRead(database.connection, ownerOf(upload), userId))) throw refusals.missing()
    const lockLost = new AbortController()
    const server = new Server({
      path: uploadPath,
      datastore: await disk.receiving(uploadId, upload.size),
      locker: uploadLocker(database, () => lockLost.abort(new Error('The lock of an upload was lost.'))),
      // Which origins may call is said for all of the service.
      allowedOrigins: () => false,
      onResponseError: async (_request, error) => answerOf(ports, error),
    })
    const take = () => server.handleWeb(requestUntilCut(context, lockLost.signal))
    return ofPerson(userId, () => ofAll('', take))
  }

  return (context: Context) =>
    receive(context).catch((error) => answerError(ports, error, { operation: 'receiveUpload' }))
}

/** What tus has no words for, which it would answer with 500 and tell nobody. */
function answerOf({ log }: Ports, error: unknown) {
  if (error instanceof Refusal) return { status_code: error.status, body: error.message }
  if (!(error instanceof Error) || 'status_code' in error) return undefined
  log({ level: 'error', event: 'failed', operation: 'receiveUpload', ...describeError(error) })
  return { status_code: isUnavailable(error) ? 503 : 500, body: '上传失败，请稍后重试' }
}

const tooMany = () =>
  new Refusal(errorCodes.tooManyAtOnce, '同时上传的文件过多，请稍后再试', 429, { retryAfterSeconds: 2 })

/**
 * A request whose body ends when the connection is cut, or is silent for a while: what has arrived is kept as if it
 * had been sent separately, and the upload resumes there. It only fails if `signal` aborts it.
 */
function requestUntilCut({ req, env }: Context, signal: AbortSignal): Request {
  const { url, method, headers } = req.raw
  if (method !== 'PATCH') return new Request(url, { method, headers })
  // Node's own, where one listens: a web stream less for the 16,000 pieces of 1 GiB.
  const body: Readable = env?.incoming ?? Readable.from(req.raw.body ?? [])
  const given = { method, headers, body: untilCut(body, signal), duplex: 'half' }
  return new Request(url, given)
}

function untilCut(body: Readable, signal: AbortSignal): ReadableStream<Uint8Array> {
  // Each time all that has come.
  const pieces: AsyncIterator<Buffer> = body.iterator({ destroyOnReturn: false })
  return new ReadableStream({
    start(controller) {
      signal.addEventListener('abort', () => controller.error(signal.reason))
    },
    async pull(controller) {
      const next = await nextOf(pieces)
      if (signal.aborted) return
      if (next?.value) controller.enqueue(next.value)
      else controller.close()
    },
    cancel: async () => void (await pieces.return?.()),
  })
}

/** Milliseconds without a byte, after which an upload gives its turn back. */
const longestSilence = 15_000

/** Undefined where nothing more comes in time. */
async function nextOf(pieces: AsyncIterator<Buffer>) {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, longestSilence, undefined)
  })
  try {
    return await Promise.race([pieces.next().catch(() => undefined), silence])
  } finally {
    clearTimeout(timer)
  }
}
