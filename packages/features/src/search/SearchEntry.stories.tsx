import { pagePaths } from '@atrium/contracts/paths'
import { searchContract as operations } from '@atrium/contracts/search/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import {
  answer,
  answerFirst,
  answering,
  fail,
  never,
  type RecordedCall,
  withFeature,
} from '../shared/stories/mocks'
import { startingWith } from '../shared/stories/patterns'
import { storyTexts, textsOf } from '../shared/stories/textsOf'
import { searchMessages } from './messages'
import { nothingFound, searchAnswers, someFound } from './mocks'
import { SearchEntry } from './parts/SearchEntry'
import { searchSteps } from './storySteps'

const texts = textsOf(searchMessages)

const calls: RecordedCall[] = []
const navigate = fn()

const names = storyTexts(
  { members: '部门与成员管理', licences: '按产品授权', orders: '我的订单', wanted: '订单' },
  {
    members: 'Members',
    licences: 'By product',
    orders: 'My orders',
    wanted: 'orders',
  },
)
const pages = () => [
  { name: names.members, url: pagePaths.memberManagement },
  { name: names.licences, url: pagePaths.licencesByProduct },
  { name: names.orders, url: pagePaths.companyOrders },
]

/** The search over everything, in the header and with Ctrl K. */
const meta = {
  id: 'features-search-searchentry',
  title: 'Features/Search/SearchEntry 搜索',
  component: SearchEntry,
  decorators: [withFeature(searchAnswers)],
  parameters: { feature: { calls, host: { navigate } } },
  args: { companyId: 'company-1', pages: [] },
  beforeEach: () => void navigate.mockClear(),
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'end', minHeight: 560 }}>
      <SearchEntry {...args} pages={pages()} />
    </div>
  ),
} satisfies Meta<typeof SearchEntry>

export default meta
type Story = StoryObj<typeof meta>

const { field, open, look, options } = searchSteps('search', 'field')

/** Before typing: the pages of the menu. */
export const Pristine: Story = {
  play: async () => {
    await open()
    await expect(await options()).toHaveLength(pages().length)
    await expect(screen.getByRole('group', { name: texts.pages })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: answering(never(operations.search)),
  play: async () => {
    await look('jg')
    const palette = screen.getByRole('dialog', { name: texts.title })
    await waitFor(() => expect(palette).toHaveAttribute('data-busy', 'true'))
    await expect(screen.queryByText(texts.noMatch('jg'))).toBeNull()
  },
}

export const NoMatches: Story = {
  parameters: answering(answer(operations.search, nothingFound)),
  play: async () => {
    await look('qq')
    await expect(await screen.findByText(texts.noMatch('qq'))).toBeVisible()
  },
}

/** Each kind has a line that distinguishes its items. */
export const Ready: Story = {
  play: async () => {
    await look('jg')
    await waitFor(async () => expect(await options()).toHaveLength(6))
    const members = within(screen.getByRole('group', { name: texts.members }))
    await expect(members.getByText('蒋国', { selector: 'mark' })).toBeVisible()
    await expect(members.getByText('13700000006')).toBeVisible()
    const orders = within(screen.getByRole('group', { name: texts.orders }))
    await expect(orders.getByText(/¥33,630\.00/)).toHaveTextContent(texts.awaitingPayment)
    const products = within(screen.getByRole('group', { name: texts.products }))
    await expect(products.getByText(texts.expired)).toBeVisible()
  },
}

/** Previous results stay while typing continues. */
export const Refreshing: Story = {
  parameters: answering(answerFirst(operations.search, someFound)),
  play: async () => {
    await look('j')
    await waitFor(async () => expect(await options()).toHaveLength(6))
    await userEvent.keyboard('g')
    const palette = screen.getByRole('dialog', { name: texts.title })
    await waitFor(() => expect(palette).toHaveAttribute('data-busy', 'true'))
    await expect(await options()).toHaveLength(6)
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.search, 'unavailable')),
  play: async () => {
    await look('jg')
    await expect(await screen.findByRole('alert')).toHaveTextContent(texts.failed)
  },
}

export const LongText: Story = {
  parameters: answering(
    answer(operations.search, {
      ...someFound,
      products: someFound.products.map((product) => ({
        ...product,
        productName: product.productName.repeat(4),
      })),
    }),
  ),
  play: Ready.play,
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'narrow' } } }

/** Ctrl K, some letters and Enter lead to the page. */
export const ByKeyboard: Story = {
  parameters: { feature: { calls, host: { navigate } } },
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(async () => expect(await field()).toHaveFocus())
    await userEvent.keyboard('jg')
    await waitFor(async () => expect(await options()).toHaveLength(6))
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith(`${pagePaths.memberManagement}?search=13700000006&member=user-1`),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(calls.map(({ query }) => query)).toContainEqual({
      enterPriseId: 'company-1',
      searchCondition: 'jg',
    })
  },
}

/** A page is found by its name before the service has answered. */
export const FindsPages: Story = {
  parameters: answering(never(operations.search)),
  play: async () => {
    await look(names.wanted)
    await expect(await screen.findByRole('option', { name: startingWith(names.orders) })).toBeVisible()
  },
}
