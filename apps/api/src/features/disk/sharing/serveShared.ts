import type { Context } from 'hono'
import { missing } from '../../../platform/http/answers'
import { sameText } from '../../../platform/keys/mac'
import type { Ports } from '../../../ports/Ports'
import { sendContent } from '../downloads'
import { findShared, findWithin } from './findShared'
import { signatureOf } from './openShare'

/** Contents by a share's addresses, as long as it lasts. */
export function serveShared(ports: Ports) {
  return async (context: Context): Promise<Response> => {
    const { shareId = '', id = '' } = context.req.param()
    const until = Number(context.req.query('until'))
    const genuine = signatureOf(ports, shareId, id, until)
    const now = ports.clock()
    const isGenuine = sameText(context.req.query('signature') ?? '', genuine)
    if (!isGenuine || until < now.getTime()) return missing()
    const found = await find(ports, shareId, id, now).catch(() => undefined)
    return found ? sendContent(context, ports, found.owner, found.node) : missing()
  }
}

async function find({ database: { connection: db } }: Ports, shareId: string, id: string, now: Date) {
  const shared = await findShared(db, shareId, now)
  const { node } = await findWithin(db, shared, id)
  return shared.share.canDownload ? { owner: shared.owner, node } : undefined
}
