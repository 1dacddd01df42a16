/** What the page tells the worker that reads and draws a drawing, besides what it tells every stage. */
export type ToDrawing =
  /** In pixels. */
  | { readonly tell: 'pan'; readonly x: number; readonly y: number }
  | { readonly tell: 'layer'; readonly id: string; readonly isShown: boolean }
  | { readonly tell: 'ground'; readonly dark: boolean }

export interface Layer {
  /** As the drawing writes it. */
  readonly id: string
  readonly name: string
  /** As the drawing has it, 0xRRGGBB. */
  readonly colour: number
  readonly isHidden: boolean
}

export interface DrawingContents {
  readonly layers: readonly Layer[]
  /** In units of the drawing. */
  readonly width: number
  readonly height: number
  /** Undefined: the drawing names none. */
  readonly unit: string | undefined
  /** How many things lie too far away from the rest to be fitted into the window with it. */
  readonly strays: number
  /** Characters of its texts that are in no font here. */
  readonly lacking: readonly string[]
  /** What is in the drawing and not shown, by kind. */
  readonly omissions: readonly { readonly type: string; readonly count: number }[]
  /** The file ended in the middle: what comes after that is missing. */
  readonly isCutOff: boolean
}
