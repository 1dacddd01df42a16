import { mostPacked } from '@atrium/contracts/disk/contract'
import type { Context } from 'hono'
import { missing } from '../../../platform/http/answers'
import type { Work } from '../../../platform/http/serveRequest'
import { sameText } from '../../../platform/keys/mac'
import type { Ports } from '../../../ports/Ports'
import { sendContent } from '../downloads'
import { areClean } from '../scanning/requireClean'
import { sendArchive } from '../sendArchive'
import { treeOf } from '../treeOf'
import { findShared, findWithin } from './findShared'
import { signatureOf } from './openShare'

/** A file by a signed address of a share, while the share is active. */
export function serveShared(ports: Ports): Work {
  return async (request) => {
    const found = await findAsked(request.context, ports, 'ShareContent')
    return found ? sendContent(request, ports, found.owner, found.node) : missing(request.context)
  }
}

/** The same for the preview: for requests of a page only, not for people who open the address. */
export function serveSharedPreview(ports: Ports): Work {
  return async (request) => {
    if (request.context.req.header('sec-fetch-mode') === 'navigate') return missing(request.context)
    const found = await findAsked(request.context, ports, 'SharePreview')
    return found?.node.kind === 'file'
      ? sendContent(request, ports, found.owner, found.node)
      : missing(request.context)
  }
}

/** The same for a folder with its contents, as a zip. */
export function serveSharedArchive(ports: Ports): Work {
  return async (request) => {
    const found = await findAsked(request.context, ports, 'ShareArchive')
    if (found?.node.kind !== 'folder') return missing(request.context)
    const { owner, node, find } = found
    const tree = await treeOf(ports.database.connection, owner, [node.id], mostPacked)
    if (!areClean(ports, tree.nodes)) return missing(request.context)
    const mayGoOn = async () => (await find()) !== undefined
    return sendArchive(request, ports, { owner, name: node.name, tree, mayGoOn })
  }
}

async function findAsked(context: Context, ports: Ports, kind: Parameters<typeof signatureOf>[1]) {
  const { shareId = '', id = '' } = context.req.param()
  const until = Number(context.req.query('until'))
  const isGenuine = sameText(
    context.req.query('signature') ?? '',
    signatureOf(ports, kind, shareId, id, until),
  )
  if (!isGenuine || until < ports.clock().getTime()) return undefined
  const find = () => findShownBy(ports, shareId, id, kind === 'SharePreview').catch(() => undefined)
  const found = await find()
  return found && { ...found, find }
}

/** @throws Refusal if the share has ended, or the node is outside of it */
async function findShownBy(ports: Ports, shareId: string, id: string, isPreview: boolean) {
  const db = ports.database.connection
  const shared = await findShared(db, shareId, ports.clock())
  const { node } = await findWithin(db, shared, id)
  if (!areClean(ports, [node])) return undefined
  return isPreview || shared.share.canDownload ? { owner: shared.owner, node } : undefined
}
