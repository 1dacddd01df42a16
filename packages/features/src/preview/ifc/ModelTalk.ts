/** What the page tells the worker that reads and draws a model. */
export type ToModel =
  | {
      readonly tell: 'open'
      readonly canvas: OffscreenCanvas
      readonly bytes: Uint8Array
      readonly dark: boolean
    }
  | { readonly tell: 'size'; readonly width: number; readonly height: number; readonly ratio: number }
  /** In pixels. */
  | { readonly tell: 'orbit' | 'pan'; readonly x: number; readonly y: number }
  | { readonly tell: 'zoom'; readonly factor: number }
  | { readonly tell: 'fit' }
  | { readonly tell: 'pick'; readonly x: number; readonly y: number }
  | { readonly tell: 'storey'; readonly id: number; readonly isShown: boolean }
  /** Cuts away what lies beyond a share of the model's extent. */
  | { readonly tell: 'cut'; readonly axis: Axis; readonly share: number }

/** `y` is upwards. */
export type Axis = 'x' | 'y' | 'z'

export interface Storey {
  /** 0: what lies in none. */
  readonly id: number
  readonly name: string
}

export interface PropertyGroup {
  readonly name: string
  readonly rows: readonly (readonly [name: string, value: string])[]
}

/** What the worker tells the page. */
export type FromModel =
  | { readonly tell: 'progress'; readonly share: number }
  /** Something can be seen. */
  | { readonly tell: 'drawn' }
  | { readonly tell: 'ready'; readonly storeys: readonly Storey[]; readonly elements: number }
  | { readonly tell: 'picked'; readonly groups: readonly PropertyGroup[] | undefined }
  | { readonly tell: 'failed'; readonly reason: 'broken' | 'noDrawing' | 'empty' }
