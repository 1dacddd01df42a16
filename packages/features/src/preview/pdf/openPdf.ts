import { getDocument, PasswordResponses, type PDFDocumentProxy, PDFWorker, VerbosityLevel } from 'pdfjs-dist'
import { ContentProblem } from '../content/ContentProblem'
import { startWorker } from '../content/startWorker'
import type { PreviewedFile } from '../parts/PreviewedFile'
import { type Connection, PdfRanges } from './PdfRanges'

interface Opening {
  readonly signal: AbortSignal
  readonly tell: (share: number) => void
  /** Location of character maps and standard fonts. */
  readonly parts: string
  /** Asks for the password of a protected file, again after a wrong one. */
  readonly askPassword: (isWrong: boolean, answer: (password: string) => void) => void
  readonly onConnection: (connection: Connection) => void
}

export interface OpenedPdf {
  readonly pdf: PDFDocumentProxy
  /** Size of the first page, in points. Other pages are assumed to have it until they are viewed. */
  readonly size: PageSize
}

export interface PageSize {
  readonly width: number
  readonly height: number
}

/** This many failed attempts in a row end the opening: nothing is visible yet that is worth waiting for. */
const mostAttempts = 3

const start = () => new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' })

/** Opens a PDF in a worker. The signal ends the worker and frees its memory. */
export async function openPdf(
  file: PreviewedFile,
  { signal, tell, parts, askPassword, onConnection }: Opening,
): Promise<OpenedPdf> {
  let giveUp = (_reason: ContentProblem) => {}
  const port = startWorker(start, (reason) => giveUp(new ContentProblem(reason)))
  const worker = PDFWorker.create({ port })
  const lost = new Promise<never>((_resolve, reject) => {
    giveUp = reject
  })
  lost.catch(() => {})
  let attempts = 0
  const ranges = new PdfRanges(
    file,
    (received) => tell(Math.min(1, received / file.size)),
    (connection) => {
      attempts = connection === 'working' ? 0 : attempts + 1
      if (connection === 'over' || attempts >= mostAttempts) giveUp(new ContentProblem('failed'))
      onConnection(connection)
    },
  )
  const task = getDocument({
    range: ranges,
    worker,
    rangeChunkSize: 256 * 1024,
    // Without the latter, the former sometimes waits for data that it doesn't fetch.
    disableAutoFetch: true,
    disableStream: true,
    isEvalSupported: false,
    enableXfa: false,
    cMapUrl: `${parts}cmaps/`,
    standardFontDataUrl: `${parts}standard_fonts/`,
    wasmUrl: `${parts}wasm/`,
    iccUrl: `${parts}iccs/`,
    useWorkerFetch: true,
    // Its warnings are about the file, which is the reader's, and would fill the host's console.
    verbosity: VerbosityLevel.ERRORS,
  })
  task.onPassword = (answer: (password: string) => void, reason: number) =>
    askPassword(reason === PasswordResponses.INCORRECT_PASSWORD, answer)
  const close = () => {
    ranges.abort()
    void task.destroy().finally(() => port.terminate())
  }
  signal.addEventListener('abort', close, { once: true })
  const open = async () => {
    const pdf = await task.promise
    const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
    return { pdf, size: { width, height } }
  }
  try {
    return await Promise.race([open(), lost])
  } catch (thrown) {
    close()
    throw thrown
  }
}
