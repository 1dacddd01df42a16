import { lookup } from 'node:dns/promises'
import { request as requestPlain } from 'node:http'
import { type RequestOptions, request as requestSafe } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { networkInterfaces } from 'node:os'
import { AddressForbidden, type OutsideFetch, type OutsideRequest } from '../../ports/OutsideFetch'
import { isPublicAddress } from './isPublicAddress'

interface GuardOptions {
  /** The origin by which browsers reach this service. */
  readonly publicOrigin: string
  /** Whether addresses within our network may be reached, and without TLS. */
  readonly allowsNear: boolean
  /** Finds the addresses of a name. Default: the system. */
  readonly resolve?: (name: string) => Promise<readonly string[]>
}

/** In milliseconds, for the whole request. */
const patience = 5000
/** Largest answer, in bytes. */
const mostBytes = 1024 * 1024

/**
 * Requests to addresses that companies name. A name is resolved once, every address that it has is checked, and the
 * connection goes to a checked address, so a name that changes its address between check and use gains nothing.
 */
export function guardedFetch({
  publicOrigin,
  allowsNear,
  resolve = resolveBySystem,
}: GuardOptions): OutsideFetch {
  const ownName = bare(new URL(publicOrigin).hostname)
  return async (address, request = {}) => {
    const url = URL.canParse(address) ? new URL(address) : undefined
    if (url?.username !== '' || url.password !== '') throw new AddressForbidden(address)
    const name = bare(url.hostname)
    if (allowsNear) {
      if (!/^https?:$/.test(url.protocol)) throw new AddressForbidden(address)
      return send(url, await addressesOf(name, resolve), request)
    }
    if (url.protocol !== 'https:' || name === ownName) throw new AddressForbidden(address)
    const addresses = await addressesOf(name, resolve)
    const own = new Set([...ownAddresses(), ...(await addressesOf(ownName, resolve).catch(() => []))])
    if (addresses.some((one) => !isPublicAddress(one) || own.has(one))) throw new AddressForbidden(address)
    return send(url, addresses, request)
  }
}

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')

async function addressesOf(
  name: string,
  resolve: NonNullable<GuardOptions['resolve']>,
): Promise<readonly string[]> {
  if (isIP(name)) return [name]
  const found = await resolve(name)
  if (found.length === 0) throw new Error(`${name} has no address`)
  return found
}

const resolveBySystem = async (name: string) =>
  (await lookup(name, { all: true })).map(({ address }) => address)

const ownAddresses = (): readonly string[] =>
  Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address))

/** Answers with the checked addresses, whatever the name has become. */
const toThese =
  (addresses: readonly string[]): LookupFunction =>
  (_name, { all }, done) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }))
    const [first] = found
    if (all) done(null, found)
    else if (first) done(null, first.address, first.family)
  }

function send(url: URL, addresses: readonly string[], { method = 'GET', headers, body }: OutsideRequest) {
  const content = body === undefined || body === null ? undefined : String(body)
  const sent = Object.fromEntries(new Headers(headers as Record<string, string> | undefined))
  const options: RequestOptions = {
    method,
    headers: {
      'accept-encoding': 'identity',
      ...(content !== undefined && {
        'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
        'content-length': Buffer.byteLength(content),
      }),
      ...sent,
    },
    lookup: toThese(addresses),
    // No connection is used again for a request whose address wasn't checked.
    agent: false,
    signal: AbortSignal.timeout(patience),
  }
  return new Promise<Response>((resolve, reject) => {
    const ask = url.protocol === 'http:' ? requestPlain : requestSafe
    const asking = ask(url, options, (answer) => {
      const { statusCode: status = 502, headers } = answer
      if (status >= 300 && status < 400) {
        answer.destroy()
        reject(new Error(`${url.host} redirects`))
        return
      }
      const chunks: Buffer[] = []
      let length = 0
      answer.on('data', (chunk: Buffer) => {
        length += chunk.length
        if (length > mostBytes) answer.destroy(new Error(`${url.host} sent more than ${mostBytes} bytes`))
        else chunks.push(chunk)
      })
      answer.on('error', reject)
      answer.on('end', () => {
        const hasContent = status !== 204
        resolve(
          new Response(hasContent ? Buffer.concat(chunks) : null, {
            status,
            headers: {
              'content-type': headers['content-type'] ?? '',
              ...(headers['www-authenticate'] && { 'www-authenticate': headers['www-authenticate'] }),
            },
          }),
        )
      })
    })
    asking.on('error', reject)
    asking.end(content)
  })
}
