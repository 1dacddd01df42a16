import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { hubPath } from '@atrium/contracts/realtime/contract'
import type { Resources } from '../http/Resources'
import type { HubConnection, HubSide, Visitor } from './HubConnection'

interface Admitted {
  readonly visitor: Visitor
  readonly past: HubConnection['past']
}

/** Who wants to connect, from where and since when; a number is the status of the refusal. */
export async function admit(
  { settings }: Resources,
  hub: HubSide,
  request: IncomingMessage,
): Promise<Admitted | number> {
  const url = URL.parse(request.url ?? '', 'http://hub.invalid')
  if (url?.pathname !== hubPath) return 404
  if (!isOwnOrigin(request, [settings.publicOrigin, ...settings.embedOrigins])) return 403
  // Browsers can't put a header on this request. The address is written nowhere.
  const token = url.searchParams.get('access_token') ?? bearerOf(request)
  const visitor = token ? await hub.identify(token) : undefined
  if (!visitor) return 401
  const position = countIn(url, 'position')
  const age = countIn(url, 'age')
  return { visitor, past: { ...(position !== undefined && { position }), ...(age !== undefined && { age }) } }
}

/** A browser says on whose behalf it comes: our own page, or that of a site that may embed features. */
function isOwnOrigin({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = headers
  return origin === undefined || origins.includes(origin) || URL.parse(origin)?.host === host
}

const bearerOf = ({ headers }: IncomingMessage) =>
  /^Bearer ([\w.~+/=-]+)$/i.exec(headers.authorization ?? '')?.[1]

function countIn(url: URL, name: string): number | undefined {
  const given = url.searchParams.get(name)
  return given !== null && /^\d{1,15}$/.test(given) ? Number(given) : undefined
}

export function refuseUpgrade(socket: Duplex, status: number): void {
  const wait = status === 429 || status === 503 ? 'Retry-After: 5\r\n' : ''
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n${wait}Content-Length: 0\r\n\r\n`,
  )
}
