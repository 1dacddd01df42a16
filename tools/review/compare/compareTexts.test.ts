import { expect, it } from 'vitest'
import { compareTexts } from './compareTexts.ts'

/** The two files of a catalogue. */
const catalogue = (name: string, chinese: string, english: string) =>
  [
    [`${name}/messages.zh-CN.ts`, `export const ${name}Chinese = { ${chinese} }`],
    [
      `${name}/messages.en.ts`,
      `export const ${name}English: English<typeof ${name}Chinese> = { ${english} }`,
    ],
  ] as const

const before = new Map(
  catalogue('orders', `pay: '支付', of: (no) => '订单' + no`, `pay: 'Pay', of: (no) => 'order ' + no`),
)

it('finds texts that changed in one language, and functions with other source', () => {
  const after = new Map(
    catalogue('orders', `pay: '支付', of: (no) => '单号' + no`, `pay: 'Pay now', of: (no) => 'order ' + no`),
  )
  expect(compareTexts(before, after)).toEqual({
    changes: [
      {
        kind: 'changed',
        catalogue: 'orders',
        key: 'pay',
        before: { chinese: '支付', english: 'Pay' },
        after: { chinese: '支付', english: 'Pay now' },
      },
      {
        kind: 'changed',
        catalogue: 'orders',
        key: 'of',
        before: { chinese: "(no) => '订单' + no", english: "(no) => 'order ' + no" },
        after: { chinese: "(no) => '单号' + no", english: "(no) => 'order ' + no" },
      },
    ],
    missing: [],
  })
})

it('finds texts that were added and removed', () => {
  const after = new Map(catalogue('orders', `pay: '支付', fee: '费用'`, `pay: 'Pay', fee: 'Fee'`))
  expect(compareTexts(before, after).changes.map(({ kind, key }) => [kind, key])).toEqual([
    ['added', 'fee'],
    ['removed', 'of'],
  ])
})

it('does not count texts that another catalogue has now', () => {
  const after = new Map(
    catalogue('sales', `pay: '支付', of: (no) => '订单' + no`, `pay: 'Pay', of: (no) => 'order ' + no`),
  )
  expect(compareTexts(before, after)).toEqual({ changes: [], missing: [] })
})

it('finds texts that one language lacks, and Chinese in place of English', () => {
  const after = new Map(
    catalogue('orders', `pay: '支付', of: '订单', done: '完成'`, `pay: 'Pay', done: '完成', late: 'Late'`),
  )
  const { missing } = compareTexts(after, after)
  expect(missing.map(({ key, language, isRecent }) => [key, language, isRecent])).toEqual([
    ['of', 'English', false],
    ['late', 'Chinese', false],
  ])
  expect(compareTexts(before, after).missing.map(({ key, isRecent }) => [key, isRecent])).toEqual([
    ['of', true],
    ['done', true],
    ['late', true],
  ])
})

it('accepts a text that is the same in both languages, such as a name', () => {
  const same = new Map(catalogue('orders', `brand: 'BIM 360'`, `brand: 'BIM 360'`))
  expect(compareTexts(same, same).missing).toEqual([])
})
