import { describe, expect, it } from 'vitest'
import { complexityOf } from './complexityOf'

const line = {
  type: 'LINE',
  vertices: [
    { x: 0, y: 0 },
    { x: 1, y: 1 },
  ],
}
const insert = (name: string) => ({ type: 'INSERT', name })

describe('complexityOf', () => {
  it('counts nested blocks as often as they are written out', () => {
    const blocks = {
      a: { name: 'a', entities: [line] },
      b: { name: 'b', entities: Array.from({ length: 10 }, () => insert('a')) },
      c: { name: 'c', entities: Array.from({ length: 10 }, () => insert('b')) },
    }
    expect(complexityOf({ entities: [insert('c')], blocks })).toBeGreaterThan(400)
    expect(
      complexityOf({ entities: Array.from({ length: 10 }, () => insert('a')), blocks: { a: blocks.a } }),
    ).toBe(14)
  })

  it('ends when blocks contain each other', () => {
    const blocks = {
      a: { name: 'a', entities: [insert('b')] },
      b: { name: 'b', entities: [insert('a'), line] },
    }
    expect(complexityOf({ entities: [insert('a'), insert('__proto__')], blocks })).toBeLessThan(20)
  })
})
