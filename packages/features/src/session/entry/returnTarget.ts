/** The return address of a sign-in: a path of this page's own origin, or the address of a registered one. */
export type ReturnTarget =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'address'; readonly address: string }

/**
 * Reads the return address of a sign-in from the query: `direct`, or else `fromroute`. An address that might
 * lead anywhere else than to a path of this origin or to a registered origin is ignored, and so are the screens
 * that sign in and out.
 * @param search without the leading `?`
 * @param origins registered origins, such as `https://design.example`
 * @param avoided paths that would lead in a circle
 */
export function returnTarget(
  search: string,
  origins: readonly string[],
  avoided: readonly string[],
): ReturnTarget | undefined {
  const query = new URLSearchParams(search)
  for (const name of ['direct', 'fromroute']) {
    const wanted = query.get(name)
    const target = wanted ? judge(wanted, origins) : undefined
    if (target && !(target.kind === 'path' && isAvoided(target.path, avoided))) return target
  }
  return undefined
}

/** Whether the query leads out of this origin, so that the registered ones must be known. */
export const wantsOtherOrigin = (search: string): boolean =>
  /^https?:/i.test(
    new URLSearchParams(search).get('direct') ?? new URLSearchParams(search).get('fromroute') ?? '',
  )

/** An origin that nobody can register: an address that resolves to it was a path. */
const own = 'https://own.invalid'

function judge(wanted: string, origins: readonly string[]): ReturnTarget | undefined {
  if (isTricky(wanted)) return undefined
  const url = parse(wanted)
  if (!url || url.username || url.password) return undefined
  if (wanted.startsWith('/')) {
    return url.origin === own ? { kind: 'path', path: url.pathname + url.search + url.hash } : undefined
  }
  const isRegistered = /^https?:\/\//i.test(wanted) && origins.includes(url.origin)
  return isRegistered ? { kind: 'address', address: url.href } : undefined
}

/**
 * Browsers and proxies interpret backslashes, control characters and double slashes differently, encoded or
 * not, once or several times.
 */
function isTricky(wanted: string): boolean {
  if (hasControlCharacter(wanted)) return true
  let path = wanted.split(/[?#]/)[0]?.replace(/^https?:\/\//i, '/') ?? ''
  for (let round = 0; round < 4; round++) {
    if (path.includes('\\') || path.includes('//') || hasControlCharacter(path)) return true
    const decoded = decode(path)
    if (decoded === undefined || decoded === path) return decoded === undefined
    path = decoded
  }
  return true
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const hasControlCharacter = (text: string) =>
  [...text].some((character) => (character.codePointAt(0) ?? 0) < 32 || character === '\u007f')

function parse(wanted: string): URL | undefined {
  try {
    return new URL(wanted, own)
  } catch {
    return undefined
  }
}

const isAvoided = (path: string, avoided: readonly string[]) => {
  const pathname = path.split(/[?#]/)[0]?.replace(/\/+$/, '').toLowerCase()
  return avoided.some((one) => one.toLowerCase() === pathname)
}
