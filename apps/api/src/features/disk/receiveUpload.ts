import { uploadPath } from '@atrium/contracts/disk/contract'
import { diskRefusals } from '@atrium/contracts/disk/refusals'
import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { missing } from '../../platform/http/answers'
import type { Person } from '../../platform/http/Person'
import { streamedRequest } from '../../platform/http/request/streamedRequest'
import { reaches } from '../../platform/http/requireReach'
import type { Serve } from '../../platform/http/serveRequest'
import { ownerOf } from '../../platform/owner/ownerKey'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Ports } from '../../ports/Ports'
import { mayRead } from './downloads'
import { diskUploads } from './tables'
import { lockUpload } from './uploadLocks'

/**
 * The content of an upload, and its progress (HEAD). It begins and ends with operations, because these change
 * rows; what arrives in between changes none.
 */
export function mountUploads(app: Hono, ports: Ports, serve: Serve): void {
  const path = `${uploadPath}/:uploadId`
  const entry = {
    name: 'receiveUpload',
    access: 'session',
    limit: 'uploads',
    body: 'streamed',
    scope: 'disk:write',
  } as const
  const receive = serve(entry, async ({ context, person }) => {
    const upload = await findOwnUpload(ports, context.req.param('uploadId') ?? '', person)
    const lockLost = new AbortController()
    return ports.uploadProtocol.answer(
      streamedRequest(context, lockLost.signal),
      incoming(ports, upload, () => lockLost.abort(new Error('The lock of an upload was lost.'))),
    )
  })
  app.patch(path, receive)
  // The router answers HEAD with it.
  app.get(path, async (context) => (context.req.raw.method === 'HEAD' ? receive(context) : missing(context)))
}

type UploadRow = typeof diskUploads.$inferSelect

/**
 * The row exists before the first byte. Each request checks the membership again.
 * @throws Refusal if it isn't the person's, or they left the company that owns it
 */
async function findOwnUpload(
  { database }: Ports,
  id: string,
  person: Person | undefined,
): Promise<UploadRow> {
  const db = database.connection
  const userId = person?.userId ?? ''
  const own = and(eq(diskUploads.id, id), eq(diskUploads.createdBy, userId))
  const [upload] = await db.select().from(diskUploads).where(own)
  if (!upload || !reaches(person, ownerOf(upload)) || !(await mayRead(db, ownerOf(upload), userId)))
    throw new Refusal(diskRefusals.missing)
  return upload
}

/** @param lost called when the lock was lost: then not another byte may be written */
const incoming = ({ database, disk }: Ports, { id, size }: UploadRow, lost: () => void) => ({
  id,
  size,
  lock: (signal: AbortSignal, yieldSoon: () => void) =>
    lockUpload(database, id, { wanted: yieldSoon, lost }, signal),
  open: () => disk.openUpload({ id, size }),
})
