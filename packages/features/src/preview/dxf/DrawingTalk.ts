/** Messages from the page to the worker that draws a DXF, in addition to those for every stage. */
export type ToDrawing =
  /** In pixels. */
  | { readonly tell: 'pan'; readonly x: number; readonly y: number }
  | { readonly tell: 'layer'; readonly id: string; readonly isShown: boolean }
  | { readonly tell: 'ground'; readonly dark: boolean }

export interface Layer {
  /** As in the drawing. */
  readonly id: string
  readonly name: string
  /** As in the drawing, 0xRRGGBB. */
  readonly colour: number
  readonly isHidden: boolean
}

export interface DrawingContents {
  readonly layers: readonly Layer[]
  /** In units of the drawing. */
  readonly width: number
  readonly height: number
  /** Undefined: the drawing states none. */
  readonly unit: string | undefined
  /** Number of objects too far from the rest to be fitted into the window. */
  readonly strays: number
  /** Characters that are in none of our fonts. */
  readonly lacking: readonly string[]
  /** Content that isn't shown, by kind. */
  readonly omissions: readonly { readonly type: string; readonly count: number }[]
  /** The file is truncated: its end is missing. */
  readonly isCutOff: boolean
}
