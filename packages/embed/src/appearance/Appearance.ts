import type { Parts } from '@atrium/ui/theme-root'

/** A CSS colour: for both themes, or one for each. */
export type Colour = string | { readonly light: string; readonly dark: string }

/** The look of the site. Colours that belong to one, such as its hover, are mixed from it. */
export interface AppearanceVariables {
  /** Links, chosen things and main buttons. A single colour is brightened for the dark theme. */
  readonly accent?: Colour | undefined
  /** Text on main buttons. Default: white. */
  readonly accentText?: Colour | undefined
  /** Dangerous actions and errors. */
  readonly danger?: Colour | undefined
  /** Behind everything. */
  readonly background?: Colour | undefined
  /** Cards, tables and fields. */
  readonly surface?: Colour | undefined
  /** Dialogs, menus and other things that float. */
  readonly floating?: Colour | undefined
  readonly text?: Colour | undefined
  /** Second to the text, such as descriptions. */
  readonly mutedText?: Colour | undefined
  /** Hairlines between things. */
  readonly border?: Colour | undefined
  /** Of buttons and fields, as a CSS length; cards and dialogs are rounder in proportion. */
  readonly radius?: string | undefined
  readonly fontFamily?: string | undefined
  /** Of running text, as a CSS length. */
  readonly fontSize?: string | undefined
  /** Of buttons and fields, as a CSS length. */
  readonly controlHeight?: string | undefined
  /** Any other custom property of ours. Storybook lists them under “Tokens”. */
  readonly [token: `--atrium-${string}`]: string
}

export interface Appearance {
  /** `system` follows the operating system, `host` the `color-scheme` of the element around. Default: `system`. */
  readonly theme?: 'light' | 'dark' | 'system' | 'host' | undefined
  readonly variables?: AppearanceVariables | undefined
  /** Class names of the site for parts of the interface. In a shadow root, use `::part(dialog)` and so on instead. */
  readonly parts?: Parts | undefined
}
