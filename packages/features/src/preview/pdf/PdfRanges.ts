import { PDFDataRangeTransport } from 'pdfjs-dist'
import type { PreviewedFile } from '../parts/PreviewedFile'

/** `interrupted`: it retries until it gets an answer. `over`: the address has expired. */
export type Connection = 'working' | 'interrupted' | 'over'

/** In milliseconds. */
const waits = { first: 1000, longest: 15_000 } as const

/** The service refuses these permanently; other failures may pass. */
const isOver = (status: number) => [400, 401, 403, 404, 410, 416].includes(status)

/**
 * Fetches parts of a PDF as they are needed. pdf.js never requests a part twice, so pages would stay white if a
 * part were lost: this retries until it arrives.
 */
export class PdfRanges extends PDFDataRangeTransport {
  private readonly control = new AbortController()
  private readonly file: PreviewedFile
  private readonly onReceived: (bytes: number) => void
  private readonly onConnection: (connection: Connection) => void
  private received = 0

  constructor(
    file: PreviewedFile,
    onReceived: (bytes: number) => void,
    onConnection: (connection: Connection) => void,
  ) {
    super(file.size, null)
    this.file = file
    this.onReceived = onReceived
    this.onConnection = onConnection
  }

  override requestDataRange(begin: number, end: number): void {
    void this.receive(begin, end)
  }

  override abort(): void {
    this.control.abort()
  }

  private async receive(begin: number, end: number): Promise<void> {
    const { signal } = this.control
    for (let wait: number = waits.first; !signal.aborted; wait = Math.min(wait * 2, waits.longest)) {
      const answer = await this.ask(begin, end).catch(() => 'lost' as const)
      if (signal.aborted) return
      if (answer === 'over') return this.onConnection('over')
      if (answer !== 'lost') {
        this.received += answer.length
        this.onConnection('working')
        this.onReceived(this.received)
        return this.onDataRange(begin, answer)
      }
      this.onConnection('interrupted')
      await pause(wait, signal)
    }
  }

  private async ask(begin: number, end: number): Promise<Uint8Array | 'over' | 'lost'> {
    const response = await fetch(this.file.url, {
      signal: this.control.signal,
      credentials: 'omit',
      headers: { range: `bytes=${begin}-${end - 1}` },
    })
    if (isOver(response.status)) return 'over'
    if (!response.ok) return 'lost'
    const bytes = new Uint8Array(await response.arrayBuffer())
    // Some servers answer with the whole file.
    const part = response.status === 206 ? bytes : bytes.subarray(begin, end)
    return part.length === end - begin ? part.slice() : 'lost'
  }
}

/** Ends early when the browser is online again. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, milliseconds)
    addEventListener('online', go)
    signal.addEventListener('abort', go, { once: true })
  })
}
