import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

const surfaces = [
  'side',
  'surface-sunken',
  'surface-tinted',
  'bg',
  'surface',
  'surface-raised',
  'surface-hover',
  'surface-active',
  'selection',
  'selection-hover',
]
const texts = [
  ...['ink', 'ink-muted', 'ink-subtle', 'accent'],
  ...['success-ink', 'warning-ink', 'danger-ink', 'neutral-ink'],
]
const meanings = ['success', 'warning', 'danger', 'neutral']
const solids = ['accent-solid', 'danger-solid'].flatMap((fill) => [fill, `${fill}-hover`, `${fill}-active`])

/** Colours of content on raised surfaces. */
const raised = [
  'surface-raised',
  ...[
    'surface-sunken',
    'surface-tinted',
    'surface-hover',
    'surface-active',
    'selection',
    'selection-hover',
  ].map(onRaised),
]

const textPairs: [text: string, fill: string][] = [
  ...[...surfaces, ...raised].flatMap((surface) => texts.map((text): [string, string] => [text, surface])),
  ...meanings.flatMap((meaning): [string, string][] => [
    [`${meaning}-on`, meaning],
    [`${meaning}-ink`, `${meaning}-soft`],
    ['ink', `${meaning}-soft`],
    [`${meaning}-ink`, onRaised(`${meaning}-soft`)],
    ['ink', onRaised(`${meaning}-soft`)],
  ]),
  ...solids.map((fill): [string, string] => ['solid-ink', fill]),
  ...['accent', 'accent-hover', 'accent-active'].map((fill): [string, string] => ['accent-ink', fill]),
  ...['accent-soft', 'accent-soft-hover']
    .flatMap((fill) => [fill, onRaised(fill)])
    .flatMap((fill): [string, string][] => [
      ['accent', fill],
      ['ink', fill],
      ['ink-muted', fill],
    ]),
  ['tooltip-ink', 'tooltip'],
  ['solid-ink', 'hall'],
  ['solid-ink', 'hall-deep'],
]

const shapePairs: [shape: string, fill: string][] = [
  ...[...surfaces, ...raised].map((surface): [string, string] => ['focus', surface]),
  // Pressed or hovered selected surfaces contain no fields.
  ...surfaces
    .filter((surface) => surface !== 'surface-active' && surface !== 'selection-hover')
    .map((surface): [string, string] => ['border-strong', surface]),
  ...['surface-raised', 'surface-sunken-raised', 'surface-hover-raised'].map((surface): [string, string] => [
    'border-strong-raised',
    surface,
  ]),
  ...['bg', 'surface', 'surface-raised'].flatMap((surface): [string, string][] => [
    ['accent-solid', surface],
    ['danger-solid', surface],
  ]),
]

describe.each(['light', 'dark'])('in the %s theme', (theme) => {
  const colours = coloursOf(theme)

  it('gives every text a contrast of at least 4.5:1', () => {
    expect(textPairs.filter(([text, fill]) => !(contrast(colours, text, fill) >= 4.5))).toEqual([])
  })

  it('gives controls and focus rings a contrast of at least 3:1', () => {
    expect(shapePairs.filter(([shape, fill]) => !(contrast(colours, shape, fill) >= 3))).toEqual([])
  })
})

it('makes nothing on a raised surface darker than it in the dark theme', () => {
  const colours = coloursOf('dark')
  const names = Object.keys(colours).filter((name) => name.endsWith('-raised'))
  expect(names.length).toBeGreaterThan(12)
  expect(names.filter((name) => luminance(colours[name]) < luminance(colours['surface-raised']))).toEqual([])
})

it('gives fields an outline of 3:1 for people who ask for more contrast', () => {
  const block = css.slice(css.indexOf('prefers-contrast: more'))
  expect(block).toMatch(/--atrium-color-border-field: var\(--atrium-color-border-strong\);/)
  expect(block).toMatch(/--atrium-color-border-field-raised: var\(--atrium-color-border-strong-raised\);/)
})

it('names the same colours in both themes', () => {
  expect(Object.keys(coloursOf('dark')).sort()).toEqual(Object.keys(coloursOf('light')).sort())
})

it('shows content at once to people who ask for less motion, without an invisible frame', () => {
  const block = css.slice(css.indexOf('prefers-reduced-motion: reduce'))
  const durations = [...block.matchAll(/--atrium-duration[\w-]*: (\w+);/g)].map(([, duration]) => duration)
  expect(durations).toEqual(['0s', '0s', '0s'])
})

function onRaised(name: string): string {
  return `${name}-raised`
}

function coloursOf(theme: string): Record<string, string> {
  const start = css.indexOf(`--atrium-color-scheme: ${theme}`)
  const block = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries(
    [...block.matchAll(/--atrium-color-([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  )
}

function contrast(colours: Record<string, string>, one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(colours[one]), luminance(colours[other])].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

// WCAG 2.2, "relative luminance".
function luminance(hex: string | undefined): number {
  if (!hex) return Number.NaN
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
