import { mostPacked } from '@atrium/contracts/disk/contract'
import type { Context } from 'hono'
import { missing } from '../../../platform/http/answers'
import { sameText } from '../../../platform/keys/mac'
import type { Ports } from '../../../ports/Ports'
import { sendContent } from '../downloads'
import { areClean } from '../scanning/requireClean'
import { sendArchive } from '../sendArchive'
import { treeOf } from '../treeOf'
import { findShared, findWithin } from './findShared'
import { signatureOf } from './openShare'

/** Contents by a share's addresses, as long as it lasts. */
export function serveShared(ports: Ports) {
  return async (context: Context): Promise<Response> => {
    const found = await findAsked(context, ports, 'ShareContent')
    return found ? sendContent(context, ports, found.owner, found.node) : missing(context)
  }
}

/** The same to be looked at alone: for what a page asks, and for nobody who opens the address itself. */
export function serveSharedPreview(ports: Ports) {
  return async (context: Context): Promise<Response> => {
    if (context.req.header('sec-fetch-mode') === 'navigate') return missing(context)
    const found = await findAsked(context, ports, 'SharePreview')
    return found?.node.kind === 'file'
      ? sendContent(context, ports, found.owner, found.node)
      : missing(context)
  }
}

/** The same with all that lies in a folder. */
export function serveSharedArchive(ports: Ports) {
  return async (context: Context): Promise<Response> => {
    const found = await findAsked(context, ports, 'ShareArchive')
    if (found?.node.kind !== 'folder') return missing(context)
    const { owner, node, find } = found
    const tree = await treeOf(ports.database.connection, owner, [node.id], mostPacked)
    if (!areClean(ports, tree.nodes)) return missing(context)
    const mayGoOn = async () => (await find()) !== undefined
    return sendArchive(context, ports, { owner, name: node.name, tree, mayGoOn })
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

/** @throws Refusal when it is over, or lies elsewhere */
async function findShownBy(ports: Ports, shareId: string, id: string, isPreview: boolean) {
  const db = ports.database.connection
  const shared = await findShared(db, shareId, ports.clock())
  const { node } = await findWithin(db, shared, id)
  if (!areClean(ports, [node])) return undefined
  return isPreview || shared.share.canDownload ? { owner: shared.owner, node } : undefined
}
