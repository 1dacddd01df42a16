// Types for the parts of untyped libraries that we use.

declare module 'dxf-viewer/src/parser/DxfParser.js' {
  export default class DxfParser {
    /** @throws if it is no text DXF */
    parseSync(source: string): unknown
    /** By entity type. */
    _entityHandlers: Readonly<Record<string, unknown>>
  }
}

declare module 'dxf-viewer/src/parser/ParseHelpers.js' {
  /** Takes over layer, colour and similar from a group. Returns whether the group was one of those. */
  export function checkCommonEntityProperties(entity: object, group: object, scanner: object): boolean
}

declare module 'dxf-viewer/src/DxfScene.js' {
  interface Place {
    readonly x: number
    readonly y: number
  }
  export interface Triangles {
    readonly vertices: readonly Place[]
    readonly indices: readonly number[]
    readonly layer: string | null
    readonly color: number
  }
  interface Shape {
    vertices: Place[] | null
    readonly indices: readonly number[]
  }
  interface TextRenderer {
    _CreateCharShape: (character: string) => Shape | null
    /** Replaces characters that no font has. */
    readonly stubShape: Shape | null
  }
  export interface BatchKey {
    layerName: string | null
    readonly blockName: string | null
  }
  /** The entities of a block. */
  export interface BlockContext {
    /** The outermost. */
    readonly block: unknown
  }
  export class DxfScene {
    constructor(options: { readonly sceneOptions: Readonly<Record<string, unknown>> })
    readonly scene: unknown
    origin: Place | null
    bounds: { minX: number; minY: number; maxX: number; maxY: number } | null
    get textRenderer(): TextRenderer
    set textRenderer(renderer: TextRenderer)
    /** Requests the fonts in turn, until all characters are found. */
    Build(drawing: unknown, fonts: (() => Promise<unknown>)[]): Promise<void>
    /** Without a block: of the drawing itself. */
    _ProcessDxfEntity(entity: object, block?: BlockContext | null): void
    _ProcessTriangles(entity: Triangles, block: BlockContext | null): void
    /** Null: on the layer of the block reference. */
    _GetEntityLayer(entity: object, block: BlockContext | null): string | null
    _GetBatch(key: BatchKey): unknown
    /** Draws a block into the drawing itself. */
    _FlattenBatch(batch: { readonly key: BatchKey }, ...more: unknown[]): void
    _UpdateBounds(place: Place): void
  }
}

declare module 'dxf-viewer/src/ColorTransform.js' {
  /** The colour, or a similar one that is visible on the background. Both 0xRRGGBB. */
  export function TransformColor(
    colour: number,
    ground: number,
    isCorrected: boolean,
    isInverted: boolean,
  ): number
}

declare module 'dxf-viewer/src/BatchingKey.js' {
  export const BatchingKey: {
    readonly GeometryType: Readonly<
      Record<
        | 'POINTS'
        | 'LINES'
        | 'INDEXED_LINES'
        | 'TRIANGLES'
        | 'INDEXED_TRIANGLES'
        | 'BLOCK_INSTANCE'
        | 'POINT_INSTANCE',
        number
      >
    >
  }
}

declare module 'opentype.js' {
  export interface Glyph {
    unicode?: number
    advanceWidth?: number
    path: Path
    getBoundingBox(): { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }
  }
  export class Path {
    readonly commands: object[]
    extend(commands: object[]): void
  }
  export class Font {
    constructor(font: Readonly<Record<string, unknown>>)
    readonly unitsPerEm: number
    readonly outlinesFormat: 'truetype' | 'cff'
    readonly glyphs: {
      readonly length: number
      readonly glyphs: Readonly<Record<number, Glyph>>
      get(index: number): Glyph
    }
    charToGlyphIndex(character: string): number
    /** By tag, once read. */
    readonly tables: Readonly<Record<string, unknown>>
    toArrayBuffer(): ArrayBuffer
  }
  /** Of TrueType, OpenType and WOFF. */
  export function parse(bytes: ArrayBuffer): Font
}
