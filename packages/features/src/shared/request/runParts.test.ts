import { expect, it } from 'vitest'
import { Failure } from '../wire/Failure'
import { runParts } from './runParts'

const works = { name: 'serial', run: async () => true }
const failure = new Failure('refused', 'no seats', 52201)
const fails = {
  name: 'cloud',
  run: async () => {
    throw failure
  },
}

it('everything done', async () => {
  expect(await runParts([works, works])).toEqual({ state: 'done' })
})

it('nothing done', async () => {
  expect(await runParts([fails])).toEqual({ state: 'failed', failure })
})

it.each([[[works, fails]], [[fails, works]]])('one of two done, in either order', async (parts) => {
  expect(await runParts(parts)).toEqual({ state: 'partly', done: ['serial'], failed: ['cloud'], failure })
})

it('a defect is not treated as a failure', async () => {
  const broken = {
    name: 'broken',
    run: async () => {
      throw new TypeError('undefined is not a function')
    },
  }
  await expect(runParts([broken])).rejects.toThrow(TypeError)
})
