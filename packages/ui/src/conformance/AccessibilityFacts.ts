/** Where the accessible name of an element comes from. */
export type NameSource =
  | 'aria-labelledby'
  | 'aria-label'
  | 'label'
  | 'caption'
  | 'alt'
  | 'placeholder'
  | 'content'
  | 'none'

/** An element with a role. */
export interface PartFacts {
  readonly role: string
  readonly name: NameSource
  /** ARIA attributes with their values, such as `aria-expanded=false`, and native ones, such as `disabled`. */
  readonly attributes: readonly string[]
}

/** What assistive technology gets from a component. `accessibility.json` has it for every component. */
export interface AccessibilityFacts {
  /** The folder that exports it, such as `data-table`. */
  readonly folder: string
  /** The tag of the root, such as `button`. */
  readonly element: string
  /** In document order, without repetitions. */
  readonly parts: readonly PartFacts[]
  /** What each state adds, such as `button: aria-busy=true`. */
  readonly states: Readonly<Record<string, readonly string[]>>
  /** Keys that the component handles itself, as in `KeyboardEvent.key`. */
  readonly keys: readonly string[]
}
