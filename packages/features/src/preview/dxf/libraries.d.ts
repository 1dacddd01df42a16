// What is used of libraries that have no types of it.

declare module 'dxf-viewer/src/parser/DxfParser.js' {
  export default class DxfParser {
    /** @throws where it is no DXF in text */
    parseSync(source: string): unknown
    /** By the names of entities. */
    _entityHandlers: Readonly<Record<string, unknown>>
  }
}

declare module 'dxf-viewer/src/parser/ParseHelpers.js' {
  /** Takes layer, colour and the like over from a group. Whether the group was one of those. */
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
  /** Of what is in a block. */
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
    /** Asks for the fonts in turn, as far as characters are in none before. */
    Build(drawing: unknown, fonts: (() => Promise<unknown>)[]): Promise<void>
    /** Without a block: of the drawing itself. */
    _ProcessDxfEntity(entity: object, block?: BlockContext | null): void
    _ProcessTriangles(entity: Triangles, block: BlockContext | null): void
    /** Null: on that of the block reference. */
    _GetEntityLayer(entity: object, block: BlockContext | null): string | null
    _GetBatch(key: BatchKey): unknown
    /** Draws a block into the drawing itself. */
    _FlattenBatch(batch: { readonly key: BatchKey }, ...more: unknown[]): void
    _UpdateBounds(place: Place): void
  }
}

declare module 'dxf-viewer/src/ColorTransform.js' {
  /** The colour, or one like it that can be seen on the ground. Both 0xRRGGBB. */
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
    /** By their tags, read. */
    readonly tables: Readonly<Record<string, unknown>>
    toArrayBuffer(): ArrayBuffer
  }
  /** Of TrueType, OpenType and WOFF. */
  export function parse(bytes: ArrayBuffer): Font
}
