import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { differencesOf } from './differencesOf.ts'
import { readComponents } from './readComponents.ts'
import { recordedFile } from './recorded.ts'

it('components give assistive technology what is recorded', async () => {
  const recorded = JSON.parse(readFileSync(recordedFile, 'utf8'))
  expect(
    differencesOf(recorded, await readComponents()),
    'If this is on purpose: node tools/run.mjs accessibility/record',
  ).toEqual([])
})
