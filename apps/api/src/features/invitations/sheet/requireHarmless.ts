import { invitationsRefusals } from '@atrium/contracts/invitations/refusals'
import { Refusal } from '../../../platform/refusal/Refusal'

/** Most bytes that all parts of a file may unpack to: many times a full list. */
const mostUnfolded = 16 * 1024 * 1024
/** Tags in all parts: readers build a tree of them at once, which takes many times their size. */
const mostTags = 1_500_000
const mostParts = 200
const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const partSignature = 0x04034b50
/** Means that the true number is elsewhere, as in large archives; readers then use another directory. */
const isElsewhere = 0xffffffff

/**
 * Unpacks a spreadsheet's archive without storing it, before anything reads it: small files can unpack to gigabytes,
 * whatever sizes they claim. A file that two readers could take for two different archives is refused.
 *
 * @throws Refusal if it is no such archive, or unpacks to too much
 */
export async function requireHarmless(bytes: Uint8Array): Promise<void> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const left = { bytes: mostUnfolded, tags: mostTags }
    for (const part of partsOf(view)) await unfold(bytes.subarray(part.start, part.end), part, left)
  } catch (error) {
    // An offset beyond the file's end.
    if (error instanceof RangeError) throw new Refusal(invitationsRefusals.notASheet)
    throw error
  }
}

interface ArchivePart {
  readonly start: number
  readonly end: number
  readonly isFolded: boolean
}

function partsOf(view: DataView): ArchivePart[] {
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  if (count === 0 || count > mostParts) throw new Refusal(invitationsRefusals.notASheet)
  if (view.getUint32(end + 12, true) === isElsewhere) throw new Refusal(invitationsRefusals.notASheet)
  return Array.from({ length: count }, () => {
    if (view.getUint32(at, true) !== entrySignature) throw new Refusal(invitationsRefusals.notASheet)
    const method = view.getUint16(at + 10, true)
    const isDescribedBehind = (view.getUint16(at + 8, true) & 8) !== 0
    const length = view.getUint32(at + 20, true)
    const header = view.getUint32(at + 42, true)
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (method !== 0 && method !== 8) throw new Refusal(invitationsRefusals.notASheet)
    if (isDescribedBehind && length === 0) throw new Refusal(invitationsRefusals.notASheet)
    if (view.getUint32(header, true) !== partSignature) throw new Refusal(invitationsRefusals.notASheet)
    const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
    if (start + length > view.byteLength) throw new Refusal(invitationsRefusals.notASheet)
    return { start, end: start + length, isFolded: method === 8 }
  })
}

function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at--) {
    if (view.getUint32(at, true) === endSignature) return at
  }
  throw new Refusal(invitationsRefusals.notASheet)
}

const openingBracket = 0x3c

interface Room {
  bytes: number
  tags: number
}

async function unfold(bytes: Uint8Array, { isFolded }: ArchivePart, left: Room): Promise<void> {
  const folded = new Blob([Uint8Array.from(bytes)]).stream()
  const unfolded = isFolded ? folded.pipeThrough(new DecompressionStream('deflate-raw')) : folded
  const reader = unfolded.getReader()
  for (;;) {
    const { done, value } = await read(reader)
    if (done) break
    left.bytes -= value.length
    left.tags -= value.reduce((tags, byte) => (byte === openingBracket ? tags + 1 : tags), 0)
    if (left.bytes < 0 || left.tags < 0) {
      await reader.cancel().catch(() => undefined)
      throw new Refusal(invitationsRefusals.tooLarge)
    }
  }
}

/** Content that can't be unpacked is no sheet; runtimes report it differently. */
async function read(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read()
  } catch {
    throw new Refusal(invitationsRefusals.notASheet)
  }
}
