/** Messages from the page to the worker that draws a model, in addition to those for every stage. */
export type ToModel =
  /** In pixels. */
  | { readonly tell: 'orbit' | 'pan'; readonly x: number; readonly y: number }
  | { readonly tell: 'pick'; readonly x: number; readonly y: number }
  | { readonly tell: 'storey'; readonly id: number; readonly isShown: boolean }
  /** Cuts away everything beyond a share of the model's extent. */
  | { readonly tell: 'cut'; readonly axis: Axis; readonly share: number }

/** `y` points up. */
export type Axis = 'x' | 'y' | 'z'

export interface Storey {
  /** 0: elements in no storey. */
  readonly id: number
  readonly name: string
}

export interface PropertyGroup {
  readonly name: string
  readonly rows: readonly (readonly [name: string, value: string])[]
}

export interface ModelContents {
  readonly storeys: readonly Storey[]
  /** Number of elements with a shape. */
  readonly elements: number
  /** Number of each kind of content that isn't shown. */
  readonly notShown: NotShownInModel
}

/** `faceColours`: colours of single faces, by a map. `placements`: elements placed along a line. */
export type NotShownInModel = Readonly<Record<'faceColours' | 'placements', number>>

/** The clicked element, from the worker to the page. */
export interface Picked {
  readonly tell: 'picked'
  readonly groups: readonly PropertyGroup[] | undefined
}
