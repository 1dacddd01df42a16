/**
 * The canonical form of an address: without port and zone, IPv6 in its shortest form, and IPv4-mapped IPv6 as IPv4.
 * Anything else is returned unchanged.
 */
export function canonicalAddress(written: string): string {
  const text = written.trim().toLowerCase()
  const [, bracketed, dotted] = /^(?:\[([^\]]*)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/.exec(text) ?? []
  const address = (bracketed ?? dotted ?? text).replace(/%.*$/, '')
  const url = `http://[${address}]/`
  if (!/^[\da-f:.]*:[\da-f:.]*$/.test(address) || !URL.canParse(url)) return address
  const shortest = new URL(url).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(shortest) ?? []
  return high && low ? [...bytesOf(high), ...bytesOf(low)].join('.') : shortest
}

function bytesOf(group: string): [number, number] {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 0xff]
}
