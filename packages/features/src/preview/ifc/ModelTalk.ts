/** What the page tells the worker that reads and draws a model, besides what it tells every stage. */
export type ToModel =
  /** In pixels. */
  | { readonly tell: 'orbit' | 'pan'; readonly x: number; readonly y: number }
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

export interface ModelContents {
  readonly storeys: readonly Storey[]
  /** How many have a shape. */
  readonly elements: number
  /** How many of each the model has, and none is shown. */
  readonly notShown: NotShownInModel
}

/** `faceColours`: colours of single faces, by a map. `placements`: elements placed along a line. */
export type NotShownInModel = Readonly<Record<'faceColours' | 'placements', number>>

/** What the worker tells the page of what was clicked. */
export interface Picked {
  readonly tell: 'picked'
  readonly groups: readonly PropertyGroup[] | undefined
}
