import { configure, Reader, ZipReader } from '@zip.js/zip.js'
import { ContentProblem } from '../content/ContentProblem'
import { decode } from '../text/decode'

configure({ useWebWorkers: false })

export interface ArchiveEntry {
  /** Its path; folders end with a slash. */
  readonly path: string
  readonly isFolder: boolean
  /** Unpacked, in bytes. */
  readonly size: number
  /** As stored, without a time zone; undefined: missing or invalid. */
  readonly modified: string | undefined
  readonly isProtected: boolean
}

export interface Archive {
  readonly entries: readonly ArchiveEntry[]
  /** More entries follow. */
  readonly isCut: boolean
}

/** The number of rows that a table shows without a noticeable delay. */
export const mostEntries = 5000

/**
 * Lists the contents of a zip. Only its directory is read, so the file's length doesn't matter.
 * @throws ContentProblem if it can't be loaded; an error if it is no zip
 */
export async function readArchive(url: string, size: number, signal: AbortSignal): Promise<Archive> {
  const zip = new ZipReader(new RangeReader(url, size, signal))
  const entries: ArchiveEntry[] = []
  try {
    for await (const entry of zip.getEntriesGenerator()) {
      if (entries.length === mostEntries) return { entries, isCut: true }
      entries.push({
        path: nameOf(entry.rawFilename, entry.filenameUTF8).replaceAll('\\', '/'),
        isFolder: entry.directory,
        size: entry.uncompressedSize,
        modified: writtenOf(entry.lastModDate),
        isProtected: entry.encrypted,
      })
    }
  } finally {
    await zip.close().catch(() => undefined)
  }
  return { entries, isCut: false }
}

/**
 * Names are in UTF-8 or in the encoding of Chinese Windows. If an entry doesn't say which, two such characters
 * can look like Latin, Greek or Hebrew letters, which are rare in these names.
 */
function nameOf(bytes: Uint8Array, isUtf8: boolean): string {
  const { text } = decode(bytes)
  const isDoubtful = !isUtf8 && /[\u0080-\u07ff]/.test(text) && !/[\u0800-\uffff]/.test(text)
  return isDoubtful ? decode(bytes, 'GB18030').text : text
}

function writtenOf(date: Date): string | undefined {
  if (Number.isNaN(date.getTime()) || date.getFullYear() <= 1980) return undefined
  const two = (number: number) => String(number).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`
}

const blockLength = 256 * 1024

/** Reads in blocks and keeps the latest ones, because the library requests a few bytes at a time. */
class RangeReader extends Reader<string> {
  private readonly blocks = new Map<number, Promise<Uint8Array>>()

  constructor(
    private readonly address: string,
    override readonly size: number,
    private readonly signal: AbortSignal,
  ) {
    super(address)
  }

  override async readUint8Array(from: number, length: number): Promise<Uint8Array> {
    const end = Math.min(this.size, from + length)
    const bytes = new Uint8Array(Math.max(0, end - from))
    // Nobody reads a directory longer than this.
    if (bytes.length > 64 * 1024 * 1024) throw new ContentProblem('tooMuch')
    for (let at = from; at < end; ) {
      const number = Math.floor(at / blockLength)
      const block = await this.block(number)
      const part = block.subarray(at - number * blockLength, end - number * blockLength)
      bytes.set(part, at - from)
      at += part.length
    }
    return bytes
  }

  private block(number: number): Promise<Uint8Array> {
    const known = this.blocks.get(number)
    if (known) return known
    const from = number * blockLength
    const block = readRange(this.address, {
      from,
      length: Math.min(blockLength, this.size - from),
      signal: this.signal,
    })
    if (this.blocks.size > 8) this.blocks.clear()
    this.blocks.set(number, block)
    return block
  }
}

/**
 * A part of a file's content.
 * @param from the first byte, from 0
 * @throws ContentProblem if it can't be loaded, or if the answer is not that part
 */
async function readRange(
  url: string,
  { from, length, signal }: { readonly from: number; readonly length: number; readonly signal: AbortSignal },
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const response = await fetch(url, {
      signal,
      credentials: 'omit',
      headers: { range: `bytes=${from}-${from + length - 1}` },
    })
    if (!response.ok) throw new ContentProblem('failed')
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (response.status === 206 && bytes.length === length) return bytes
    // A server that ignores ranges answers with the whole file.
    if (bytes.length >= from + length) return bytes.slice(from, from + length)
    throw new ContentProblem('failed')
  } catch (thrown) {
    signal.throwIfAborted()
    throw thrown instanceof ContentProblem ? thrown : new ContentProblem('failed')
  }
}
