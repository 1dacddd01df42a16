import type { Tag } from './tags'

/** The parts of a parsed DXF that we use. */
export interface ParsedDrawing {
  readonly header?: Readonly<Record<string, unknown>>
  readonly entities?: readonly Entity[]
  readonly blocks?: Readonly<Record<string, Block>>
  readonly tables?: {
    readonly layer?: {
      readonly layers: Readonly<Record<string, { name: string; visible?: boolean; frozen?: boolean }>>
    }
    readonly dimstyle?: { readonly dimStyles: Readonly<Record<string, Readonly<Record<string, unknown>>>> }
  }
}

export interface Block {
  readonly name: string
  readonly position?: Place
  /** The handle of its record, which others use to refer to it. */
  readonly ownerHandle?: string
  /** The referenced file. */
  readonly xrefPath?: string
  readonly entities?: readonly Entity[]
}

export interface Entity {
  readonly type: string
  /** For an insert: the block. */
  readonly name?: string
  readonly vertices?: readonly Place[]
  readonly controlPoints?: readonly Place[]
  /** Its position, under whatever name its type uses. */
  readonly position?: Place
  readonly startPoint?: Place
  readonly center?: Place
  readonly anchorPoint?: Place
  readonly text?: string
  readonly handle?: string | number
  readonly layer?: string
  readonly color?: number
  readonly colorIndex?: number
  readonly hidden?: boolean
  readonly inPaperSpace?: boolean
  readonly points?: readonly Place[]
  readonly endPoint?: Place
  readonly direction?: Place
  /** In degrees. */
  readonly rotation?: number
  readonly height?: number
  readonly width?: number
  readonly textHeight?: number
  readonly attachmentPoint?: number
  readonly halign?: number
  readonly valign?: number
  readonly xScale?: number
  readonly yScale?: number
  readonly rowCount?: number
  readonly columnCount?: number
  readonly rowSpacing?: number
  readonly columnSpacing?: number
  /** For kinds that the library doesn't read: all groups in the file. */
  readonly groups?: readonly Group[]
  /** For an insert: the handle of its extension dictionary. */
  readonly dictionary?: string
  readonly extrusionDirection?: { readonly z?: number }
  /** For an insert: the visible part, in coordinates of the drawing. */
  readonly clip?: DrawnClip
  /** For an insert: it is clipped, and drawn as a whole. */
  readonly isUnclipped?: boolean
  /** Higher ones cover lower ones; unset: 0. */
  readonly pass?: number
}

export interface DrawnClip {
  /** From 1. */
  readonly id: number
  readonly outline: readonly Place[]
}

/** The geometry to draw, in buffers by layer, colour and kind. */
export interface BuiltDrawing {
  readonly vertices: ArrayBuffer
  readonly indices: ArrayBuffer
  readonly transforms: ArrayBuffer
  readonly batches: readonly Batch[]
  readonly layers: readonly { readonly name: string; readonly displayName: string; readonly color?: number }[]
  /** The origin of all coordinates; null: nothing is drawn. */
  readonly origin: { readonly x: number; readonly y: number } | null
  readonly bounds: Extent | null
  readonly pointShapeHasDot: boolean
}

/** Offsets and sizes count numbers, not bytes. */
export interface Batch {
  readonly key: {
    /** Written by `writeTag`. */
    readonly layerName: string | null
    readonly blockName: string | null
    readonly geometryType: number
    /** 0xRRGGBB, or a value of `colourOf`. */
    readonly color: number
  }
  readonly verticesOffset?: number
  readonly verticesSize?: number
  readonly transformsOffset?: number
  readonly transformsSize?: number
  readonly chunks?: readonly {
    readonly verticesOffset: number
    readonly verticesSize: number
    readonly indicesOffset: number
    readonly indicesSize: number
  }[]
}

export interface Place {
  readonly x: number
  readonly y: number
}

export interface Extent {
  readonly minX: number
  readonly minY: number
  readonly maxX: number
  readonly maxY: number
}

/** A group code and its value. */
export interface Group {
  readonly code: number
  readonly value: string | number | boolean
}

/** A glyph with all its places: two rows of a matrix for each. */
export interface WrittenGlyph {
  readonly tag: Tag
  readonly colour: number
  readonly vertices: Float32Array
  readonly indices: Uint16Array
  readonly rows: Float32Array
}

/** A font as the font reader represents it. */
export interface Font {
  readonly unitsPerEm: number
  readonly glyphs: { readonly glyphs: Readonly<Record<number, unknown>> }
}
