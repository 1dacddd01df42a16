import { expect, it } from 'vitest'
import { coverageRows, filterRows, totalsOf } from './coverageRows'
import type { ReviewData } from './reviewData'

const title = 'Features/Orders/我的订单 Orders · companyOrder'
const screen = {
  title,
  component: 'Orders',
  chinese: '我的订单',
  english: 'Orders',
  pages: ['companyOrders'],
  partOf: [],
  file: 'packages/features/src/orders/Orders.tsx',
  stories: 'packages/features/src/orders/Orders.stories.tsx',
  contracts: [],
}
const dialog = { ...screen, title: 'Features/Orders/改价 Price dialog', component: 'PriceDialog', pages: [] }
const story = (id: string, name: string, of = title) => ({
  id,
  name,
  title: of,
  type: 'story',
  importPath: '',
})
const all = [
  story('ready', 'Ready'),
  story('failed', 'Failed'),
  story('pays', 'Pay Succeeds'),
  story('dialog', 'Pristine', dialog.title),
]

const data: ReviewData = {
  facts: {
    portal: '',
    source: '',
    pages: [
      {
        name: 'companyOrders',
        path: '/companyOrder',
        aliases: ['/NVH5Orders'],
        section: 'Console 2, Orders',
        screens: [title],
      },
    ],
    screens: [screen, dialog],
    changes: {},
    pictures: { ready: 'now', failed: 'same' },
  },
  entries: Object.fromEntries(all.map((one) => [one.id, one])),
  walk: { stories: { failed: { status: 'failed', milliseconds: 900, problems: ['no'] } } },
  pictures: {},
  changes: {},
}

const approval = { approved: true, comment: '', at: '2026-11-28T10:00:00Z', commit: 'a' }
const groups = coverageRows(
  data,
  {
    'packages/features/src/orders': {
      states: { Orders: ['Ready', 'Failed', 'Loading'] },
      notApplicable: { Orders: { NotFound: 'the company always has orders' } },
    },
  },
  { ready: { ...approval, version: 'before' }, failed: { ...approval, version: 'same' } },
)
const cell = (row: number, state: string) => groups[0]?.rows[row]?.cells.find((one) => one.state === state)

it('says of each state whether it is shown, not applicable or missing', () => {
  expect(cell(0, 'Ready')).toMatchObject({ kind: 'shown', story: { id: 'ready', verdict: 'changed' } })
  expect(cell(0, 'Failed')).toMatchObject({ kind: 'shown', story: { isFailing: true, verdict: 'approved' } })
  expect(cell(0, 'NotFound')).toMatchObject({
    kind: 'notApplicable',
    reason: 'the company always has orders',
  })
  expect(cell(0, 'Loading')).toMatchObject({ kind: 'missing' })
})

it('a part without declared states misses none', () => {
  expect(groups[0]?.rows[1]?.cells.map(({ kind }) => kind)).not.toContain('missing')
  expect(cell(1, 'Pristine')).toMatchObject({ kind: 'shown' })
})

it('counts stories of actions, too', () => {
  expect(totalsOf(groups)).toMatchObject({
    screens: 2,
    stories: 4,
    shown: 3,
    failing: 1,
    changed: 1,
    approved: 1,
  })
})

it.each([
  ['all', '', 2],
  ['all', '/nvh5orders', 1],
  ['all', 'console orders', 1],
  ['all', '改价', 1],
  ['all', 'prices', 1],
  ['missing', '', 1],
  ['failing', '', 1],
  ['changed', '', 1],
  ['open', 'price', 1],
  ['failing', 'price', 0],
] as const)('filters %s with the words "%s"', (filter, words, count) => {
  expect(filterRows(groups, filter, words).flatMap(({ rows }) => rows)).toHaveLength(count)
})
