import type { Reason } from '../content/ContentProblem'

/** What the page tells every worker that draws on a canvas of the page. */
export type ToStage =
  | {
      readonly tell: 'open'
      readonly canvas: OffscreenCanvas
      readonly url: string
      /** In bytes. */
      readonly size: number
      readonly dark: boolean
    }
  | { readonly tell: 'size'; readonly width: number; readonly height: number; readonly ratio: number }
  /** About a place, in pixels; without one about the middle. */
  | { readonly tell: 'zoom'; readonly factor: number; readonly x?: number; readonly y?: number }
  | { readonly tell: 'fit' }

/** What such a worker tells the page. */
export type FromStage<Contents> =
  /** Of the content that has come, and then of what is drawn of it. */
  | { readonly tell: 'received' | 'progress'; readonly share: number }
  /** Something can be seen. */
  | { readonly tell: 'drawn' }
  | { readonly tell: 'ready'; readonly contents: Contents }
  | { readonly tell: 'failed'; readonly reason: StageFailure }

export type StageFailure = Reason | 'noDrawing' | 'empty'
