import { ordersContract as operations } from '@atrium/contracts/orders/contract'
import { ordersRefusals } from '@atrium/contracts/orders/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { listMessages } from '../shared/list/messages'
import {
  answer,
  answerFirst,
  answering,
  fail,
  never,
  type RecordedCall,
  refuse,
  withFeature,
} from '../shared/stories/mocks'
import { containing } from '../shared/stories/patterns'
import { hasFailed, isForbidden, isLoading } from '../shared/stories/requestPlays'
import { expectNotice, pageOf } from '../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { componentMessages } from '../shared/texts/sharedMessages'
import { ordersMessages, ownOrdersMessages } from './messages'
import { longName, orderNo, orderRow, ordersAnswers, someOrders } from './mocks'
import { Orders } from './Orders'

const texts = textsOf(ordersMessages)
const ownTexts = textsOf(ownOrdersMessages)
const components = textsOf(componentMessages)
const lists = textsOf(listMessages)

/** The orders of a company, `/companyOrder`, or a person's own, `/personalOrderList`. */
const meta = {
  id: 'features-orders-orders',
  title: 'Features/Orders/Orders 我的订单',
  component: Orders,
  decorators: [withFeature(ordersAnswers)],
} satisfies Meta<typeof Orders>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The filter also contains the names of the statuses. */
const tableOf = (canvas: Canvas) => within(canvas.getByRole('table'))
const at = (search: string) => ({
  feature: { host: { location: { pathname: pagePaths.companyOrders, search } } },
})

export const Loading: Story = {
  parameters: answering(never(operations.listOrders)),
  play: isLoading('table', () => texts.exportName),
}

export const Empty: Story = {
  parameters: answering(answer(operations.listOrders, { totalItems: 0, counts: [], list: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.empty)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.seeProducts })).toBeVisible()
  },
}

export const NoMatches: Story = {
  parameters: at('search=没有这样的商品'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.noMatches)).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: texts.search })).toHaveValue('没有这样的商品')
  },
}

/** Beyond the last page, it shows loading until the last one arrives, not an empty list. */
export const PageTooFar: Story = {
  parameters: {
    feature: {
      ...at('pageIndex=99').feature,
      answers: [answer(operations.listOrders, { totalItems: 26, counts: [], list: [] })],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.total(26))).toBeVisible()
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByText(texts.empty)).toBeNull()
  },
}

/** Each status offers only its own actions. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await tableOf(canvas).findByText(texts.awaitingPayment)
    const view = 'its name'
    const actionsOf = (n: number) => {
      const row = within(canvas.getByRole('row', { name: new RegExp(someOrders[n]?.orderNo ?? '') }))
      return [...row.getAllByRole('link'), ...row.queryAllByRole('button')]
        .map((element) => element.getAttribute('aria-label')?.replace(/\d{18}/, '…'))
        .filter((name) => name !== undefined)
        .map((name) => (name === `${someOrders[n]?.productName} …` ? view : name))
    }
    const pay = `${texts.continueShort} …`
    const more = lists.actionsOf(texts.orderOf('…'))
    await expect([0, 1, 2, 3, 4, 5, 6].map(actionsOf)).toEqual([
      [view, pay, more],
      [view, pay, more],
      [view],
      [view],
      [view],
      [view, more],
      [view, more],
    ])
    await expect(canvas.getAllByText(texts.card)).toHaveLength(3)
  },
}

export const Refreshing: Story = {
  parameters: answering(
    answerFirst(operations.listOrders, { totalItems: 40, counts: [], list: [...someOrders] }),
  ),
  play: async ({ canvas, userEvent }) => {
    await tableOf(canvas).findByText(texts.awaitingPayment)
    await userEvent.click(canvas.getByRole('button', { name: components.nextPage }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(tableOf(canvas).getByText(texts.awaitingPayment)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listOrders, 'offline')),
  play: hasFailed(() => texts.failed),
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.listOrders, 'forbidden')),
  play: isForbidden,
}

export const LongText: Story = {
  parameters: answering(
    answer(operations.listOrders, {
      totalItems: 9,
      counts: [],
      list: someOrders.map((row) => ({ ...row, productName: longName, payAmount: 98_765_432.1 })),
    }),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(longName))[0]).toBeVisible()
    const [amount] = canvas.getAllByText('98,765,432.10')
    await expect(amount?.scrollWidth).toBe(amount?.clientWidth)
  },
}

export const ManyRows: Story = {
  parameters: answering(
    answer(operations.listOrders, ({ query }) => ({
      totalItems: 2_400,
      counts: [],
      list: Array.from({ length: query.pageSize }, (_, n) =>
        orderRow((query.pageIndex - 1) * query.pageSize + n, 'COMPLETED'),
      ),
    })),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: containing(components.goToPage) }),
      '3{Enter}',
    )
    await expect(await canvas.findByText(orderRow(20, 'COMPLETED').orderNo)).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await tableOf(canvas).findByText(texts.awaitingPayment)).toBeVisible()
  },
}

/** Statuses that take days say so. */
export const ProcessingExplained: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.hover(await tableOf(canvas).findByRole('button', { name: texts.processing }))
    await expect(await pageOf(context).findByRole('tooltip')).toHaveTextContent(texts.processingHint)
  },
}

const cancelCalls: RecordedCall[] = []

export const CancelSucceeds: Story = {
  parameters: { feature: { calls: cancelCalls } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(
      await canvas.findByRole('button', { name: lists.actionsOf(texts.orderOf(orderNo)) }),
    )
    await userEvent.click(await pageOf(context).findByRole('menuitem', { name: texts.cancel }))
    const dialog = within(await pageOf(context).findByRole('alertdialog', { name: texts.confirmCancel }))
    await userEvent.click(dialog.getByRole('button', { name: texts.cancel }))
    await expectNotice(context, texts.cancelled)
    await expect(cancelCalls.map(({ operation }) => operation)).toEqual([
      'listOrders',
      'cancelOrder',
      'listOrders',
    ])
  },
}

/** It was paid meanwhile: the dialog says so, and the list behind it is refreshed. */
export const CancelFails: Story = {
  parameters: answering(refuse(operations.cancelOrder, ordersRefusals.notCancellable)),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(
      await canvas.findByRole('button', { name: lists.actionsOf(texts.orderOf(orderNo)) }),
    )
    await userEvent.click(await pageOf(context).findByRole('menuitem', { name: texts.cancel }))
    const dialog = within(await pageOf(context).findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.cancel }))
    const failure = await dialog.findByText(sentenceOf(ordersRefusals.notCancellable))
    await waitFor(() => expect(failure).toBeVisible())
  },
}

export const RemoveSucceeds: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const row = await canvas.findByRole('row', { name: new RegExp(someOrders[5]?.orderNo ?? '') })
    await userEvent.click(
      within(row).getByRole('button', { name: new RegExp(lists.actionsOf(texts.orderOf('.*'))) }),
    )
    await userEvent.click(await pageOf(context).findByRole('menuitem', { name: texts.remove }))
    const dialog = within(await pageOf(context).findByRole('alertdialog', { name: texts.confirmRemove }))
    await userEvent.click(dialog.getByRole('button', { name: texts.remove }))
    await expectNotice(context, texts.removed)
  },
}

export const FiltersByStatus: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const table = tableOf(canvas)
    await table.findByText(texts.awaitingPayment)
    await userEvent.click(canvas.getByRole('radio', { name: `${texts.closed} 2` }))
    await waitFor(() => expect(table.queryByText(texts.awaitingPayment)).toBeNull())
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
  },
}

export const GoesToPage: Story = {
  parameters: ManyRows.parameters ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: containing(components.goToPage) }),
      '3{Enter}',
    )
    await expect(await canvas.findByText(orderRow(20, 'COMPLETED').orderNo)).toBeVisible()
  },
}

const own = {
  companyId: undefined,
  companyRole: undefined,
  location: { pathname: pagePaths.ownOrders, search: '' },
}
const ownCalls: RecordedCall[] = []

/** A person's own: requested without a company, with links to the person's own pages. */
export const Own: Story = {
  parameters: { feature: { host: own, calls: ownCalls } },
  play: async ({ canvas }) => {
    await tableOf(canvas).findByText(texts.awaitingPayment)
    const link = (name: string) => canvas.getByRole('link', { name })
    const query = `?orderNo=${orderNo}`
    const product = someOrders.find((order) => order.orderNo === orderNo)?.productName
    await expect(link(`${product} ${orderNo}`)).toHaveAttribute('href', `${pagePaths.ownOrder}${query}`)
    await expect(link(`${texts.continueShort} ${orderNo}`)).toHaveAttribute(
      'href',
      `${pagePaths.payOwnOrder}${query}`,
    )
    await expect(ownCalls.map(({ query }) => query)).toEqual([{ pageIndex: '1', pageSize: '10' }])
  },
}

export const OwnEmpty: Story = {
  parameters: {
    feature: {
      host: own,
      answers: [answer(operations.listOrders, { totalItems: 0, counts: [], list: [] })],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.emptyHint)).toBeVisible()
    await expect(canvas.getByRole('link', { name: ownTexts.seeProducts })).toHaveAttribute(
      'href',
      pagePaths.shop,
    )
  },
}
