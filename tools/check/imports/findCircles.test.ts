import { describe, expect, it } from 'vitest'
import { findCircles } from './findCircles'
import { folderGraph, importGraph } from './importGraph'
import { sortCircles } from './knownCircles'

const graphOf = (files: Readonly<Record<string, string>>) => importGraph(new Map(Object.entries(files)))
const ui = (name: string) => `packages/ui/src/button/${name}`

describe('findCircles', () => {
  it('finds files that import each other in any way', () => {
    const graph = graphOf({
      [ui('A.tsx')]: `import { b } from './B'`,
      [ui('B.tsx')]: `import type { C } from './C'\nimport { Plain } from './Plain'`,
      [ui('C.ts')]: `export { a } from '@atrium/ui/button/A'`,
      [ui('Plain.ts')]: `import { atom } from 'jotai'`,
    })
    expect(findCircles(graph)).toEqual([[ui('A.tsx'), ui('B.tsx'), ui('C.ts')]])
  })

  it('finds a circle through an index', () => {
    const graph = graphOf({
      [ui('index.ts')]: `export { Button } from './Button'`,
      [ui('Button.tsx')]: `import { Icon } from '.'`,
    })
    expect(findCircles(graph)).toHaveLength(1)
  })

  it('finds one circle in each of two components', () => {
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

  it.each([
    ['an import on demand', `const later = () => import('./A')`],
    ['a type', `import type { A } from './A'`],
    ['a type in place', `let a: import('./A').A`],
    ['an import after a text like a comment', `const all = 'src/**/*.ts'\nimport './A' // */`],
  ])('finds a circle that is closed by %s', (_, source) => {
    const graph = graphOf({ [ui('A.tsx')]: `import { c } from './C'`, [ui('C.ts')]: source })
    expect(findCircles(graph)).toEqual([[ui('A.tsx'), ui('C.ts')]])
  })

  it('accepts two paths to the same file, and imports that are only in a comment', () => {
    const graph = graphOf({
      [ui('A.tsx')]: `import { b } from './B'\nimport { c } from './C'`,
      [ui('B.tsx')]: `import { c } from './C'`,
      [ui('C.ts')]: `/* import './A' */\n// const later = () => import('./A')`,
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

describe('sortCircles', () => {
  const circle = [ui('A.tsx'), ui('B.tsx')]

  it('forgives circles of known folders only', () => {
    expect(sortCircles([circle], ['packages/ui/src/button'])).toEqual({
      fresh: [],
      known: [circle],
      gone: [],
    })
    expect(sortCircles([circle], [])).toMatchObject({ fresh: [circle] })
    expect(
      sortCircles([[...circle, 'packages/ui/src/link/A.tsx']], ['packages/ui/src/button']),
    ).toMatchObject({
      known: [],
    })
  })

  it('reports a known folder without a circle, so that the list only gets shorter', () => {
    expect(sortCircles([], ['packages/ui/src/button'])).toMatchObject({ gone: ['packages/ui/src/button'] })
  })
})
