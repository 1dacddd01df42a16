import { describe, expect, it } from 'vitest'
import { findCircles } from './findCircles'
import { folderGraph, importGraph } from './importGraph'

const graphOf = (files: Readonly<Record<string, string>>) => importGraph(new Map(Object.entries(files)))
const ui = (name: string) => `packages/ui/src/button/${name}`

describe('findCircles', () => {
  it('finds files that import each other, by whatever way', () => {
    const graph = graphOf({
      [ui('A.tsx')]: `import { b } from './B'`,
      [ui('B.tsx')]: `import type { C } from './C'\nimport { Plain } from './Plain'`,
      [ui('C.ts')]: `export { a } from '@atrium/ui/button/A'`,
      [ui('Plain.ts')]: `import { atom } from 'jotai'`,
    })
    expect(findCircles(graph)).toEqual([[ui('A.tsx'), ui('B.tsx'), ui('C.ts')]])
  })

  it('finds what an index closes', () => {
    const graph = graphOf({
      [ui('index.ts')]: `export { Button } from './Button'`,
      [ui('Button.tsx')]: `import { Icon } from '.'`,
    })
    expect(findCircles(graph)).toHaveLength(1)
  })

  it('finds one circle in each of two knots', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['a', 'c']],
      ['c', ['d']],
      ['d', ['c']],
    ])
    expect(findCircles(graph)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })

  it('lets be what is imported only when it is called, and two ways to the same file', () => {
    const graph = graphOf({
      [ui('A.tsx')]: `import { b } from './B'\nimport { c } from './C'`,
      [ui('B.tsx')]: `import { c } from './C'`,
      [ui('C.ts')]: `const later = () => import('./A')`,
    })
    expect(findCircles(graph)).toEqual([])
  })
})

describe('folderGraph', () => {
  const order = 'apps/api/src/features/orders/listOrders.ts'
  const seat = 'apps/api/src/features/seats/takeSeats.ts'

  it('finds features that import each other by different files', () => {
    const graph = graphOf({
      [order]: `import { takeSeats } from '../seats'`,
      'apps/api/src/features/orders/index.ts': `export { listOrders } from './listOrders'`,
      'apps/api/src/features/seats/index.ts': '',
      [seat]: `import { orders } from '../orders/tables'`,
      'apps/api/src/features/orders/tables.ts': '',
    })
    expect(findCircles(graph)).toEqual([])
    expect(findCircles(folderGraph(graph))).toEqual([
      ['apps/api/src/features/orders', 'apps/api/src/features/seats'],
    ])
  })

  it('lets tests of one feature use another', () => {
    const graph = graphOf({
      [order]: `import { takeSeats } from '../seats/takeSeats'`,
      [seat]: '',
      'apps/api/src/features/seats/takeSeats.test.ts': `import { listOrders } from '../orders/listOrders'`,
    })
    expect(findCircles(folderGraph(graph))).toEqual([])
  })
})
