import { getDocument, type PDFDocumentProxy, PDFWorker, ResponseException } from 'pdfjs-dist'
import { ContentProblem } from '../content/ContentProblem'
import type { PreviewedFile } from '../parts/PreviewedFile'

interface Opening {
  readonly signal: AbortSignal
  readonly tell: (share: number) => void
  /** Where maps of characters and standard fonts are. */
  readonly parts: string
}

export interface OpenedPdf {
  readonly pdf: PDFDocumentProxy
  /** Of the first page, in points: the others are taken to be like it until they are looked at. */
  readonly size: PageSize
}

export interface PageSize {
  readonly width: number
  readonly height: number
}

/** Opens a PDF in a worker that ends with the signal, and all it holds with it. */
export async function openPdf(file: PreviewedFile, { signal, tell, parts }: Opening): Promise<OpenedPdf> {
  const port = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' })
  const worker = PDFWorker.create({ port })
  const task = getDocument({
    url: file.url,
    worker,
    length: file.size,
    rangeChunkSize: 256 * 1024,
    // Without the latter the former waits now and then for what it doesn't fetch.
    disableAutoFetch: true,
    disableStream: true,
    isEvalSupported: false,
    enableXfa: false,
    ...{
      cMapUrl: `${parts}cmaps/`,
      standardFontDataUrl: `${parts}standard_fonts/`,
      wasmUrl: `${parts}wasm/`,
    },
    ...{ iccUrl: `${parts}iccs/`, useWorkerFetch: true },
  })
  const close = () => void task.destroy().finally(() => port.terminate())
  signal.addEventListener('abort', close, { once: true })
  task.onProgress = ({ loaded }: { loaded: number }) => tell(Math.min(1, loaded / file.size))
  try {
    const pdf = await task.promise
    const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
    return { pdf, size: { width, height } }
  } catch (thrown) {
    close()
    throw thrown instanceof ResponseException ? new ContentProblem('failed') : thrown
  }
}
