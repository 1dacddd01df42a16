const sectorEnd = 0xff_ff_ff_fa

export interface OldOffice {
  /** The names of its streams and storages, as far as they can be read. */
  readonly names: readonly string[]
  /** The start of a stream; undefined: there is none with that name, or it is shorter than 4,096 bytes. */
  readonly begin: (name: string, length: number) => Uint8Array | undefined
}

/**
 * Reads the container that Office used until 2003, and still uses around documents with a password: a small
 * file system in a file.
 * @throws RangeError if it is damaged
 */
export function openOldOffice(bytes: Uint8Array): OldOffice {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = 1 << view.getUint16(30, true)
  if (size < 512 || size > 4096) throw new RangeError('No sectors of this size.')
  const perSector = size / 4
  const next = (sector: number) => {
    // The header gives the location of the table, and has room for 109 of its sectors. Larger files aren't
    // supported.
    const part = Math.floor(sector / perSector)
    if (part >= 109) return sectorEnd
    return view.getUint32((view.getUint32(76 + part * 4, true) + 1) * size + (sector % perSector) * 4, true)
  }
  const chain = (first: number, most: number) => {
    const sectors = new Set<number>()
    for (let at = first; at < sectorEnd && !sectors.has(at) && sectors.size < most; at = next(at))
      sectors.add(at)
    return [...sectors].map((sector) => bytes.subarray((sector + 1) * size, (sector + 2) * size))
  }
  const entries = chain(view.getUint32(48, true), 200).flatMap((sector) =>
    Array.from({ length: Math.floor(sector.length / 128) }, (_, n) =>
      entryOf(sector.subarray(n * 128, n * 128 + 128)),
    ),
  )
  return {
    names: entries.map(({ name }) => name),
    begin(name, length) {
      const entry = entries.find((one) => one.name === name)
      if (!entry || entry.size < 4096) return undefined
      const parts = chain(entry.first, Math.ceil(length / size))
      const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
      let at = 0
      for (const part of parts) {
        whole.set(part, at)
        at += part.length
      }
      return whole.subarray(0, length)
    },
  }
}

function entryOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const length = Math.max(0, Math.min(64, view.getUint16(64, true)) - 2)
  return {
    name: new TextDecoder('utf-16le').decode(bytes.subarray(0, length)),
    first: view.getUint32(116, true),
    size: view.getUint32(120, true),
  }
}
