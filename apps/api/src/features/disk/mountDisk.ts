import { uploadPath } from '@atrium/contracts/disk/contract'
import { diskRefusals } from '@atrium/contracts/disk/refusals'
import { and, eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import type { Authenticate } from '../../platform/http/Authenticate'
import { answerError } from '../../platform/http/answerError'
import { missing, signedInElsewhere, unauthenticated } from '../../platform/http/answers'
import { callerAddress, socketAddress } from '../../platform/http/caller/callerAddress'
import { callerAgent } from '../../platform/http/caller/callerAgent'
import { languageOf } from '../../platform/http/caller/callerLanguage'
import { bearerOf } from '../../platform/http/caller/visitorOf'
import { createKeyedQueue } from '../../platform/http/limits/createKeyedQueue'
import { streamedRequest } from '../../platform/http/request/streamedRequest'
import { ownerOf } from '../../platform/owner/ownerKey'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Ports } from '../../ports/Ports'
import { serveArchive } from './archives'
import { mayRead, serveContent } from './downloads'
import { serveShared, serveSharedArchive, serveSharedPreview } from './sharing/serveShared'
import { diskUploads } from './tables'
import { lockUpload } from './uploadLocks'

/** An upload's content comes by tus. Its start and its end are operations, because they change rows. */
export function mountUploads(app: Hono, ports: Ports, authenticate: Authenticate): void {
  const path = `${uploadPath}/:uploadId`
  const receive = receiving(ports, authenticate)
  app.patch(path, receive)
  // The router answers HEAD by it.
  app.get(path, async (context) => (context.req.raw.method === 'HEAD' ? receive(context) : missing(context)))
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
  const ofPerson = createKeyedQueue({ atOnce: 6, waiting: 100, full: tooMany })
  const ofAll = createKeyedQueue({ atOnce: 100, waiting: 1000, full: tooMany })
  const { database, clock, settings } = ports

  async function receive(context: Context): Promise<Response> {
    const bearer = bearerOf(context)
    const address = callerAddress(
      socketAddress(context),
      context.req.header('x-forwarded-for'),
      settings.trustedProxies,
    )
    const caller = { address, agent: callerAgent(context.req.header('user-agent')) }
    const person = bearer === undefined ? 'anonymous' : await authenticate(ports, bearer, clock(), caller)
    if (person === 'anonymous') return unauthenticated(languageOf(context))
    if (person === 'elsewhere') return signedInElsewhere()
    const { userId } = person
    const uploadId = context.req.param('uploadId') ?? ''
    const [upload] = await database.connection
      .select()
      .from(diskUploads)
      .where(and(eq(diskUploads.id, uploadId), eq(diskUploads.createdBy, userId)))
    if (!upload || !(await mayRead(database.connection, ownerOf(upload), userId)))
      throw new Refusal(diskRefusals.missing)
    const take = () => receiveContent(context, ports, upload)
    return ofPerson(userId, () => ofAll('', take))
  }

  return (context: Context) =>
    receive(context).catch((error) =>
      answerError(ports, error, { operation: 'receiveUpload', language: languageOf(context) }),
    )
}

/** Not another byte may be written once the lock was lost. */
function receiveContent(context: Context, ports: Ports, upload: Receiving): Promise<Response> {
  const { id, size } = upload
  const { database, disk, uploadProtocol } = ports
  const lockLost = new AbortController()
  const lost = () => lockLost.abort(new Error('The lock of an upload was lost.'))
  return uploadProtocol.answer(streamedRequest(context, lockLost.signal), {
    id,
    size,
    lock: (signal, yieldSoon) => lockUpload(database, id, { wanted: yieldSoon, lost }, signal),
    open: () => disk.openUpload({ id, size }),
  })
}

type Receiving = Pick<typeof diskUploads.$inferSelect, 'id' | 'size'>

const tooMany = () => new Refusal(diskRefusals.tooManyUploading)
