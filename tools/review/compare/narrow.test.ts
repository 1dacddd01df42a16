import { expect, it } from 'vitest'
import { narrow, type Step } from './narrow.ts'

const step = (names: readonly string[] | undefined, ...files: readonly string[]): Step => ({
  names: names && new Set(names),
  files: new Set(files),
})

const files = new Set(['Button.tsx', 'List.tsx', 'Form.tsx'])
const steps = [
  step(['ui-button--primary'], 'Button.tsx', 'other.ts'),
  step(['ui-list--ready', 'ui-list--ready.dark'], 'List.tsx'),
]
const cause = (names: readonly string[], some: readonly Step[]) => [...narrow(files, names, some)]

it('keeps files that changed while a picture did', () => {
  expect(cause(['ui-button--primary'], steps)).toEqual(['Button.tsx'])
  expect(cause(['ui-button--primary', 'ui-list--ready.dark'], steps)).toEqual(['Button.tsx', 'List.tsx'])
})

it('keeps uncommitted files for every picture', () => {
  expect(cause(['ui-list--ready'], [...steps, step(undefined, 'Form.tsx')])).toEqual(['List.tsx', 'Form.tsx'])
})

it('keeps all files if no step explains a picture', () => {
  expect(cause(['ui-other--ready'], steps)).toEqual([...files])
  expect(cause(['ui-button--primary'], [])).toEqual([...files])
})
