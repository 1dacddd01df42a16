import { describe, expect, it } from 'vitest'
import { findWireNames, mayBeSpelt } from './findWireNames'
import { namesInContracts } from './namesInContracts'

// Shaped like valibot's schemas.
const text = { type: 'string' }
const codes = (...options: readonly number[]) => ({ type: 'picklist', options })
const optional = (wrapped: object) => ({ type: 'optional', wrapped })
const oneOf = (...options: readonly object[]) => ({ type: 'variant', options })
const list = (item: object) => ({ type: 'array', item })
const record = (entries: Readonly<Record<string, object>>) => ({ type: 'object', entries })

const row = record({ mainId: text, inviteStatus: optional(codes(1, 5)), name: text })
const names = namesInContracts([
  {
    somethingElse: 7,
    things: {
      listThings: {
        path: '/api/things',
        query: record({ enterPriseId: optional(text) }),
        response: record({
          list: list(row),
          kind: optional(codes(0, 1)),
          task: oneOf(record({ since: text })),
        }),
      },
    },
  },
])
const find = (source: string) => findWireNames(source, names, new Set(['name', 'list', 'kind']))

describe('the names in contracts', () => {
  it('are collected from all records, at any depth', () => {
    expect([...names.all].sort().join(' ')).toBe('enterPriseId inviteStatus kind list mainId name since task')
  })

  it('say which of them have codes', () => {
    expect([...names.coded].sort()).toEqual(['inviteStatus', 'kind'])
  })
})

describe('a source', () => {
  it('must not contain a specification name', () => {
    expect(find('const { mainId } = row')).toEqual([
      'uses the wire name mainId: use our word for it from api.ts',
    ])
    expect(find('open(row?.inviteStatus)')).toHaveLength(1)
  })

  it.each(['row.kind === 1', 'row.kind !== 0', '{ kind: 1 }', '<Table kind={0} />'])(
    'may not give a code as a number: %s',
    (source) => {
      expect(find(source)).toEqual(['gives kind a number of the wire: its words stand in api.ts'])
    },
  )

  it('may contain one in comments, addresses and stored keys', () => {
    expect(find('// mainId\nread(\'mainId\', "enterPriseId", `mainId`)')).toEqual([])
    expect(find("row.kind === 'product' && list.length === 1")).toEqual([])
  })
})

it.each([
  ['packages/features/src/orders/api.ts', true],
  ['packages/features/src/orders/mocks.ts', true],
  ['packages/features/src/shared/wire/words.ts', true],
  ['packages/features/src/orders/orderList.ts', false],
  ['packages/features/src/orders/parts/Goods.tsx', false],
])('%s may spell the wire: %s', (file, may) => {
  expect(mayBeSpelt(file)).toBe(may)
})
