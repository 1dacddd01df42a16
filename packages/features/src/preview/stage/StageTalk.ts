import type { Reason } from '../content/ContentProblem'

/** Messages from the page to every worker that draws on a canvas of the page. */
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
  /** Around a position, in pixels; without one around the middle. */
  | { readonly tell: 'zoom'; readonly factor: number; readonly x?: number; readonly y?: number }
  | { readonly tell: 'fit' }

/** Messages from such a worker to the page. */
export type FromStage<Contents> =
  /** The share of the content that has arrived, and then the share that is drawn. */
  | { readonly tell: 'received' | 'progress'; readonly share: number }
  /** Something is visible. */
  | { readonly tell: 'drawn' }
  | { readonly tell: 'ready'; readonly contents: Contents }
  | { readonly tell: 'failed'; readonly reason: StageFailure }

export type StageFailure = Reason | 'noDrawing' | 'empty'
