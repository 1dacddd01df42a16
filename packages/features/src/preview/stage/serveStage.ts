import { ContentProblem } from '../content/ContentProblem'
import { readContent } from '../content/readContent'
import type { FromStage, StageFailure, ToStage } from './StageTalk'

interface Drawing {
  size(width: number, height: number, ratio: number): void
  zoom(factor: number, x?: number, y?: number): void
  fit(): void
}

interface StageService<Drawn extends Drawing, Contents, To> {
  /** @throws if the browser can't draw */
  readonly begin: (canvas: OffscreenCanvas, dark: boolean) => Drawn
  /** Draws it and returns its content; undefined: nothing visible. @throws if it is broken */
  readonly read: (
    drawing: Drawn,
    bytes: Uint8Array<ArrayBuffer>,
    say: (words: FromStage<Contents>) => void,
  ) => Promise<Contents | undefined>
  readonly answer: (drawing: Drawn, words: To) => void
}

/** Inside a worker: handles the messages of `useStage`. */
export function serveStage<Drawn extends Drawing, Contents, To extends { readonly tell: string }>(
  service: StageService<Drawn, Contents, To>,
): void {
  let drawing: Drawn | undefined
  const say = (words: FromStage<Contents>) => self.postMessage(words)
  const fail = (reason: StageFailure) => say({ tell: 'failed', reason })

  async function open({ canvas, dark, url, size }: Extract<ToStage, { tell: 'open' }>): Promise<void> {
    try {
      drawing = service.begin(canvas, dark)
    } catch {
      return fail('noDrawing')
    }
    try {
      const bytes = await receive(url, size, (share) => say({ tell: 'received', share }))
      const contents = await service.read(drawing, bytes, say)
      if (contents === undefined) fail('empty')
      else say({ tell: 'ready', contents })
    } catch (thrown) {
      fail(thrown instanceof ContentProblem ? thrown.reason : 'broken')
    }
  }

  self.onmessage = ({ data }: MessageEvent<ToStage | To>) => {
    const words = data as ToStage
    if (words.tell === 'open') void open(words)
    else if (!drawing) return
    else if (words.tell === 'size') drawing.size(words.width, words.height, words.ratio)
    else if (words.tell === 'zoom') drawing.zoom(words.factor, words.x, words.y)
    else if (words.tell === 'fit') drawing.fit()
    else service.answer(drawing, data as To)
  }
}

async function receive(url: string, length: number, tell: (share: number) => void) {
  let told = 0
  const bytes = await readContent(url, {
    signal: new AbortController().signal,
    length,
    onProgress(received) {
      const share = received / length
      if (share - told < 0.01 || share === 1) return
      told = share
      tell(share)
    },
  })
  tell(1)
  return bytes
}
