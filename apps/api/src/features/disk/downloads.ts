import type { diskOperations } from '@atrium/contracts/disk/policy'
import { diskRefusals } from '@atrium/contracts/disk/refusals'
import type { Context } from 'hono'
import type { Connection } from '../../platform/database/Connection'
import { missing } from '../../platform/http/answers'
import type { AdmittedRequest, Work } from '../../platform/http/serveRequest'
import { mac, sameText } from '../../platform/keys/mac'
import type { Owner } from '../../platform/owner/Owner'
import { ownerKey } from '../../platform/owner/ownerKey'
import { isAccountOpen } from '../../platform/people/mayGive'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import type { Ports } from '../../ports/Ports'
import { companyScope } from '../organisation'
import { type DiskNode, findNodes } from './nodes'
import { areClean, requireClean } from './scanning/requireClean'

/** How long an address is valid. Browsers continue downloads with it. */
export const addressMilliseconds = 3_600_000

/** What an address leads to: a file's content, or a zip of several files. */
type Content = 'Content' | 'Archive'

interface Asked {
  readonly owner: Owner
  readonly userId: string
  /** Id of the file or archive. */
  readonly id: string
}

function signature({ keys }: Pick<Ports, 'keys'>, kind: Content, asked: Asked, until: number): string {
  const { ownerKind, ownerId } = ownerKey(asked.owner)
  const purpose = { Content: 'disk content', Archive: 'disk archive' }[kind]
  return mac(keys.derivation, [purpose, ownerKind, ownerId, asked.userId, asked.id, until])
}

type Caller = Pick<Call<typeof diskOperations.getDownload>, 'owner' | 'person' | 'now' | 'ports'>

/** Browsers send no token when they download, so the address carries the permission. */
export async function getDownload(call: Call<typeof diskOperations.getDownload>) {
  const { id } = call.params
  const [node] = await findNodes(call.db, call.owner, [id])
  if (node?.kind !== 'file') throw new Refusal(diskRefusals.missing)
  requireReadable(call.ports, call.owner, [node])
  return { url: addressOf(call, id) }
}

/** Address of a file's content. The caller has been found to have access. */
export const addressOf = (caller: Caller, id: string): string => signedAddress(caller, 'Content', id)

export function signedAddress({ owner, person, now, ports }: Caller, kind: Content, id: string): string {
  const { userId } = person
  const until = now.getTime() + addressMilliseconds
  const query = new URLSearchParams({
    until: String(until),
    ...(owner.kind === 'company' && { company: owner.companyId }),
    signature: signature(ports, kind, { owner, userId, id }, until),
  })
  return `${ports.settings.publicOrigin}/api/CloudDisk/${kind}/${userId}/${id}?${query}`
}

/** What an address asks for; undefined if it isn't genuine, or too old. */
export function readAddress(
  context: Context,
  ports: Pick<Ports, 'keys' | 'clock'>,
  kind: Content,
): Asked | undefined {
  const { userId = '', id = '' } = context.req.param()
  const until = Number(context.req.query('until'))
  const companyId = context.req.query('company')
  const owner: Owner = companyId ? { kind: 'company', companyId } : { kind: 'person', userId }
  const asked = { owner, userId, id }
  const isGenuine = sameText(context.req.query('signature') ?? '', signature(ports, kind, asked, until))
  return isGenuine && until >= ports.clock().getTime() ? asked : undefined
}

/** A file by its signed address, whole or in part. */
export function serveContent(ports: Ports): Work {
  return async (request) => {
    const asked = readAddress(request.context, ports, 'Content')
    const db = ports.database.connection
    if (!asked || !(await mayRead(db, asked.owner, asked.userId))) return missing(request.context)
    const [node] = await findNodes(db, asked.owner, [asked.id]).catch(() => [])
    if (node && !isReadable(ports, asked.owner, [node])) return missing(request.context)
    return sendContent(request, ports, asked.owner, node)
  }
}

/** Files of a company reach other people, so they must be clean. */
export const isReadable = (ports: Pick<Ports, 'scanner'>, owner: Owner, nodes: readonly DiskNode[]) =>
  owner.kind === 'person' || areClean(ports, nodes)

/** @throws Refusal if other people would get files that are not clean */
export function requireReadable(
  ports: Pick<Ports, 'scanner'>,
  owner: Owner,
  nodes: readonly DiskNode[],
): void {
  if (owner.kind === 'company') requireClean(ports, nodes)
}

/** Sends a file's content, or the requested range. */
export async function sendContent(
  { context, network }: AdmittedRequest,
  ports: Pick<Ports, 'disk' | 'downloadLimiter'>,
  owner: Owner,
  node: Pick<DiskNode, 'name' | 'size' | 'sha256'> | undefined,
): Promise<Response> {
  if (!node?.sha256) return missing(context)
  const { size, sha256, name } = node
  const headers: Record<string, string> = {
    ...asAttachment(name),
    'accept-ranges': 'bytes',
    etag: `"${sha256}"`,
  }
  const range = rangeOf(context, size, `"${sha256}"`)
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } })
  const { start, end } = range ?? { start: 0, end: size - 1 }
  headers['content-length'] = String(end - start + 1)
  if (range) headers['content-range'] = `bytes ${start}-${end}/${size}`
  const isEmpty = size === 0 || context.req.raw.method === 'HEAD'
  const status = range ? 206 : 200
  if (isEmpty) return new Response(null, { status, headers })
  const read = () => ports.disk.read(owner, sha256, { start, end })
  const content = await ports.downloadLimiter.send(context, network, read)
  return new Response(content, { status, headers })
}

/** Headers that keep any content from running as a page of this origin. */
export const asAttachment = (name: string) => ({
  'content-type': 'application/octet-stream',
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escaped)}`,
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'private, no-store',
})

/** A person who left the company, or whose account is locked, reads nothing more, even with a signed address. */
export const mayRead = async (db: Connection, owner: Owner, userId: string): Promise<boolean> =>
  (owner.kind === 'person'
    ? owner.userId === userId
    : (await companyScope(db, { userId }, owner.companyId, aMember)) !== undefined) &&
  (await isAccountOpen(db, userId))

const aMember = { role: 'member', permissions: undefined } as const

const escaped = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

/** A single range. For several ranges or an invalid one, the whole file is sent, as HTTP allows. */
function rangeOf(context: Context, size: number, etag: string) {
  const given = /^bytes=(\d*)-(\d*)$/.exec(context.req.header('range') ?? '')
  const known = context.req.header('if-range')
  if (!given || (known !== undefined && known !== etag)) return undefined
  const [, from = '', to = ''] = given
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start > end ? 'unsatisfiable' : { start, end }
}
