import { expect, it } from 'vitest'
import { compareStates } from './compareStates.ts'

const file = 'packages/features/src/orders/Orders.stories.tsx'

const stories = (meta: string, ...names: readonly string[]) =>
  new Map([
    [
      file,
      `const meta = { ${meta} } satisfies Meta<typeof Orders>
export default meta
type Story = StoryObj<typeof meta>
${names.map((name) => `export const ${name}: Story = { play: async () => <p>{1}</p> }`).join('\n')}`,
    ],
  ])

const meta = `id: 'features-orders-orders', title: 'Features/Orders/Orders 订单'`

it('finds stories that were added and removed, with the names and ids of Storybook', () => {
  expect(compareStates(stories(meta, 'Ready', 'NoMatches'), stories(meta, 'Ready', 'LongText'))).toEqual([
    {
      kind: 'added',
      id: 'features-orders-orders--long-text',
      title: 'Features/Orders/Orders 订单',
      name: 'Long Text',
      file,
    },
    {
      kind: 'removed',
      id: 'features-orders-orders--no-matches',
      title: 'Features/Orders/Orders 订单',
      name: 'No Matches',
      file,
    },
  ])
})

it('knows a story by its id when its title or file changed, and by its title without an id', () => {
  const moved = new Map([
    ['elsewhere.stories.tsx', stories(`${meta.replace('订单', '全部订单')}`, 'Ready').get(file) ?? ''],
  ])
  expect(compareStates(stories(meta, 'Ready'), moved)).toEqual([])
  expect(compareStates(stories(`title: 'UI/Button'`, 'Ready'), new Map())).toMatchObject([
    { id: 'ui-button--ready' },
  ])
})
