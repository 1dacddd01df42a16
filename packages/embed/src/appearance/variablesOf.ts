import type { Variables } from '@atrium/ui/theme-root'
import type { AppearanceVariables, Colour } from './Appearance'

type Named = {
  readonly [Name in keyof AppearanceVariables as Name extends `--${string}` ? never : Name]-?: NonNullable<
    AppearanceVariables[Name]
  >
}

type Derive<Value> = (value: Value) => Variables

/** Custom properties for the look of a site; undefined if it has none. */
export function variablesOf(given: AppearanceVariables | undefined): Variables | undefined {
  if (!given) return undefined
  const entries = Object.entries(given).flatMap(([name, value]) => {
    if (value === undefined) return []
    if (name.startsWith('--atrium-')) return [[name, value]]
    if (!Object.hasOwn(derived, name)) return []
    const derive = derived[name as keyof Named] as Derive<unknown>
    return Object.entries(derive(value))
  })
  return Object.fromEntries(entries)
}

const derived: { readonly [Name in keyof Named]: Derive<Named[Name]> } = {
  accent(colour) {
    const light = typeof colour === 'string' ? colour : colour.light
    const dark = typeof colour === 'string' ? mix(colour, 55, 'white') : colour.dark
    const solid = typeof colour === 'string' ? colour : mix(colour.dark, 70, 'black')
    const text = (darker: number, lighter: number) =>
      pair(mix(light, darker, 'black'), mix(dark, lighter, 'white'))
    const fill = (kept: number) => pair(mix(light, kept, 'black'), mix(solid, kept, 'black'))
    const soft = (share: number, surface: string) =>
      pair(mix(light, share, surface), mix(dark, Math.min(share * 2, 100), surface))
    return {
      '--atrium-color-accent': pair(light, dark),
      '--atrium-color-accent-hover': text(88, 80),
      '--atrium-color-accent-active': text(74, 65),
      '--atrium-color-accent-soft': soft(8, surface),
      '--atrium-color-accent-soft-hover': soft(14, surface),
      '--atrium-color-accent-soft-raised': soft(8, raised),
      '--atrium-color-accent-soft-hover-raised': soft(14, raised),
      '--atrium-color-accent-border': soft(30, surface),
      '--atrium-color-accent-solid': fill(100),
      '--atrium-color-accent-solid-hover': fill(88),
      '--atrium-color-accent-solid-active': fill(74),
      '--atrium-color-data-strong': pair(light, dark),
      '--atrium-color-data': soft(60, surface),
      '--atrium-color-focus': pair(light, dark),
      '--atrium-color-selection': soft(8, surface),
      '--atrium-color-selection-hover': soft(14, surface),
      '--atrium-color-selection-raised': soft(8, raised),
      '--atrium-color-selection-hover-raised': soft(14, raised),
    }
  },
  accentText: (colour) => ({
    '--atrium-color-solid-ink': inBoth(colour),
    '--atrium-color-accent-ink': inBoth(colour),
  }),
  danger(colour) {
    const light = typeof colour === 'string' ? colour : colour.light
    const dark = typeof colour === 'string' ? mix(colour, 60, 'white') : colour.dark
    const solid = typeof colour === 'string' ? colour : mix(colour.dark, 75, 'black')
    return {
      '--atrium-color-danger': pair(light, dark),
      '--atrium-color-danger-ink': pair(mix(light, 92, 'black'), mix(dark, 92, 'white')),
      '--atrium-color-danger-soft': pair(mix(light, 8, surface), mix(dark, 16, surface)),
      '--atrium-color-danger-soft-raised': pair(mix(light, 8, raised), mix(dark, 16, raised)),
      '--atrium-color-danger-border': pair(mix(light, 30, surface), mix(dark, 40, surface)),
      '--atrium-color-danger-solid': pair(light, solid),
      '--atrium-color-danger-solid-hover': pair(mix(light, 88, 'black'), mix(solid, 88, 'black')),
      '--atrium-color-danger-solid-active': pair(mix(light, 74, 'black'), mix(solid, 74, 'black')),
    }
  },
  background: (colour) => ({ '--atrium-color-bg': inBoth(colour), '--atrium-color-side': inBoth(colour) }),
  surface: (colour) => ({
    '--atrium-color-surface': inBoth(colour),
    '--atrium-color-surface-sunken': mix(inBoth(colour), 95, ink),
    '--atrium-color-surface-tinted': mix(inBoth(colour), 95, ink),
    '--atrium-color-surface-hover': mix(inBoth(colour), 96, ink),
    '--atrium-color-surface-active': mix(inBoth(colour), 91, ink),
  }),
  floating: (colour) => ({
    '--atrium-color-surface-raised': inBoth(colour),
    '--atrium-color-surface-sunken-raised': mix(inBoth(colour), 95, ink),
    '--atrium-color-surface-tinted-raised': mix(inBoth(colour), 95, ink),
    '--atrium-color-surface-hover-raised': mix(inBoth(colour), 96, ink),
    '--atrium-color-surface-active-raised': mix(inBoth(colour), 91, ink),
  }),
  text: (colour) => ({ '--atrium-color-ink': inBoth(colour) }),
  mutedText: (colour) => ({
    '--atrium-color-ink-muted': inBoth(colour),
    '--atrium-color-ink-subtle': inBoth(colour),
  }),
  border: (colour) => ({
    '--atrium-color-border': inBoth(colour),
    '--atrium-color-border-raised': inBoth(colour),
  }),
  radius: (length) => ({
    '--atrium-radius-small': `calc(${length} * 2 / 3)`,
    '--atrium-radius-control': length,
    '--atrium-radius-entry': `calc(${length} * 4 / 3)`,
    '--atrium-radius-card': `calc(${length} * 5 / 3)`,
    '--atrium-radius-dialog': `calc(${length} * 7 / 3)`,
  }),
  fontFamily: (names) => ({ '--atrium-font-family': names }),
  fontSize: (length) => ({
    '--atrium-text-body': length,
    '--atrium-text-field': length,
    '--atrium-line-body': `calc(${length} * 22 / 14)`,
    '--atrium-text-small': `calc(${length} * 12 / 14)`,
    '--atrium-line-small': `calc(${length} * 18 / 14)`,
  }),
  controlHeight: (length) => ({ '--atrium-control-height': length }),
}

const surface = 'var(--atrium-color-surface)'
const raised = 'var(--atrium-color-surface-raised)'
const ink = 'var(--atrium-color-ink)'

/** @param share percent of the first colour */
const mix = (colour: string, share: number, other: string) =>
  share === 100 ? colour : `color-mix(in oklab, ${colour} ${share}%, ${other})`

const pair = (light: string, dark: string) => (light === dark ? light : `light-dark(${light}, ${dark})`)

const inBoth = (colour: Colour) => (typeof colour === 'string' ? colour : pair(colour.light, colour.dark))
