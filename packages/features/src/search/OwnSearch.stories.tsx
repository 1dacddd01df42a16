import { pagePaths } from '@atrium/contracts/paths'
import { searchContract as operations } from '@atrium/contracts/search/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { answer, answering, fail, never, type RecordedCall, withFeature } from '../shared/stories/mocks'
import { storyTexts, textsOf } from '../shared/stories/textsOf'
import { searchMessages } from './messages'
import { nothingOwnFound, searchAnswers, someOwnFound } from './mocks'
import { SearchEntry } from './parts/SearchEntry'
import { searchSteps } from './storySteps'

const texts = textsOf(searchMessages)

const calls: RecordedCall[] = []
const navigate = fn()

const names = storyTexts(
  { products: '我的产品', disk: '云盘', orders: '我的订单' },
  { products: 'My products', disk: 'Cloud disk', orders: 'My orders' },
)
const pages = () => [
  { name: names.products, url: pagePaths.ownProducts },
  { name: names.disk, url: pagePaths.ownDisk },
  { name: names.orders, url: pagePaths.ownOrders },
]

/** The search outside of companies: the person's own things, and the vendor's offers. */
const meta = {
  id: 'features-search-ownsearch',
  title: 'Features/Search/OwnSearch 个人空间搜索',
  component: SearchEntry,
  decorators: [withFeature(searchAnswers)],
  parameters: { feature: { calls, host: { companyId: undefined, navigate } } },
  args: { companyId: undefined, pages: [] },
  beforeEach: () => {
    navigate.mockClear()
    calls.splice(0)
  },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'end', minHeight: 640 }}>
      <SearchEntry {...args} pages={pages()} />
    </div>
  ),
} satisfies Meta<typeof SearchEntry>

export default meta
type Story = StoryObj<typeof meta>

const { field, open, look, options } = searchSteps('searchOwn', 'ownField')

/** Before typing: the pages of the personal menu. */
export const Pristine: Story = {
  play: async () => {
    await open()
    await expect(await options()).toHaveLength(pages().length)
    await expect(screen.getByRole('group', { name: texts.pages })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: answering(never(operations.searchOwn)),
  play: async () => {
    await look('jg')
    const palette = screen.getByRole('dialog', { name: texts.title })
    await waitFor(() => expect(palette).toHaveAttribute('data-busy', 'true'))
    await expect(screen.queryByText(texts.noMatch('jg'))).toBeNull()
  },
}

export const NoMatches: Story = {
  parameters: answering(answer(operations.searchOwn, nothingOwnFound)),
  play: async () => {
    await look('qq')
    await expect(await screen.findByText(texts.noMatch('qq'))).toBeVisible()
    await expect(screen.getByText(texts.ownNoMatchHint)).toBeVisible()
  },
}

/** The person's things come before offers; a file shows its folders. */
export const Ready: Story = {
  play: async () => {
    await look('jg')
    await waitFor(async () => expect(await options()).toHaveLength(9))
    const products = within(screen.getByRole('group', { name: texts.products }))
    const [bought, given, tried, sold] = products.getAllByRole('option')
    await expect(bought).toHaveTextContent(texts.until('2027-11-08'))
    await expect(given).toHaveTextContent('云筑建筑设计研究院有限公司')
    await expect(tried).toHaveTextContent(texts.expired)
    await expect(sold).toHaveTextContent(texts.sold)
    const files = within(screen.getByRole('group', { name: texts.files }))
    await expect(files.getByText(`${texts.disk} / 云筑办公楼 / 结构`)).toBeVisible()
    const orders = within(screen.getByRole('group', { name: texts.orders }))
    await expect(orders.getByText(/¥33,630\.00/)).toHaveTextContent(texts.awaitingPayment)
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.searchOwn, 'unavailable')),
  play: async () => {
    await look('jg')
    await expect(await screen.findByRole('alert')).toHaveTextContent(texts.failed)
  },
}

const longName = '结构模型与施工图及计算书第二版（含抗震专项审查意见回复）'

export const LongText: Story = {
  parameters: answering(
    answer(operations.searchOwn, {
      ...someOwnFound,
      licences: someOwnFound.licences.map((licence) => ({
        ...licence,
        enterpriseName: licence.enterpriseName?.repeat(3) ?? null,
      })),
      files: someOwnFound.files.map((file) => ({
        ...file,
        name: `${longName.repeat(2)}.ifc`,
        folders: ['云筑办公楼', longName, longName, '结构'],
      })),
    }),
  ),
  play: async () => {
    await look('jg')
    await waitFor(async () => expect(await options()).toHaveLength(9))
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'narrow' } } }

/** Ctrl K, a name and arrows lead to any result; nothing is labelled as the person's own. */
export const ByKeyboard: Story = {
  play: async () => {
    for (const [steps, to] of [
      [0, `${pagePaths.ownOrder}?orderNo=202611080930123456`],
      [1, `${pagePaths.companyHome}?enterpriseId=company-1`],
      [2, `${pagePaths.trialProduct}?id=bridge`],
      [3, `${pagePaths.shopProduct}?id=space-frame`],
      [4, `${pagePaths.trialProduct}?id=detailing`],
      [5, `${pagePaths.ownDisk}?folder=folder-1`],
      [6, `${pagePaths.ownPreview}?id=file-1`],
      [8, `${pagePaths.ownOrder}?orderNo=202611170930618225`],
    ] as const) {
      await userEvent.keyboard('{Control>}k{/Control}')
      await waitFor(async () => expect(await field()).toHaveFocus())
      await userEvent.keyboard('jg')
      await waitFor(async () => expect(await options()).toHaveLength(9))
      await userEvent.keyboard(`${'{ArrowDown}'.repeat(steps)}{Enter}`)
      await waitFor(() => expect(navigate).toHaveBeenLastCalledWith(to))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    }
    for (const { query } of calls) await expect(query).toEqual({ searchCondition: 'jg' })
  },
}
