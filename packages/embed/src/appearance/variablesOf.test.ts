import { expect, it } from 'vitest'
import { variablesOf } from './variablesOf'

it('leaves everything to the theme if nothing is given', () => {
  expect(variablesOf(undefined)).toBeUndefined()
  expect(variablesOf({ accent: undefined })).toEqual({})
})

it('brightens a single accent for the dark theme, and takes two as they are', () => {
  expect(variablesOf({ accent: 'teal' })?.['--atrium-color-accent']).toBe(
    'light-dark(teal, color-mix(in oklab, teal 55%, white))',
  )
  expect(variablesOf({ accent: { light: 'teal', dark: 'aqua' } })?.['--atrium-color-accent']).toBe(
    'light-dark(teal, aqua)',
  )
})

it('never mixes more than all of a colour', () => {
  for (const value of Object.values(variablesOf({ accent: 'teal', danger: 'red', surface: 'white' }) ?? {}))
    for (const [, share] of value.matchAll(/ (\d+)%/g)) expect(Number(share)).toBeLessThanOrEqual(100)
})

it('passes custom properties on, and ignores names that it doesn’t know', () => {
  const given = { '--atrium-space-1': '3px', unknown: 'x', constructor: 'x' }
  expect(variablesOf(given as never)).toEqual({ '--atrium-space-1': '3px' })
})

it('rounds cards and dialogs in proportion', () => {
  expect(variablesOf({ radius: '3px' })).toMatchObject({
    '--atrium-radius-control': '3px',
    '--atrium-radius-dialog': 'calc(3px * 7 / 3)',
  })
})
