import type { IFD } from 'utif2'
import { expect, it } from 'vitest'
import { ContentProblem } from '../content/ContentProblem'
import { coloursOfPlanes, isInPlanes } from './planes'

/** Two uncompressed pixels: their reds, greens and blues. */
const file = Uint8Array.of(1, 2, 3, 4, 5, 6).buffer
const page = (more: object = {}) =>
  ({
    t256: [2],
    t257: [1],
    t258: [8, 8, 8],
    t259: [1],
    t262: [2],
    t277: [3],
    t284: [2],
    t273: [0, 2, 4],
    t278: [1],
    t279: [2, 2, 2],
    ...more,
  }) as unknown as IFD

it('combines the planes of a picture, and rejects those it would show wrongly', () => {
  expect(isInPlanes(page())).toBe(true)
  expect(isInPlanes(page({ t284: [1] }))).toBe(false)
  expect([...coloursOfPlanes(file, page())]).toEqual([1, 3, 5, 255, 2, 4, 6, 255])
  const problem = new ContentProblem('unsupported')
  expect(() => coloursOfPlanes(file, page({ t262: [5] }))).toThrow(problem)
  expect(() => coloursOfPlanes(file, page({ t258: [16, 16, 16] }))).toThrow(problem)
})
