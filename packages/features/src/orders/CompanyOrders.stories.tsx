import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
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
import { expectNotice, pageOf } from '../shared/stories/storySteps'
import { CompanyOrders } from './CompanyOrders'
import { ordersContract as operations, ordersErrors } from './contract'
import { longName, orderNo, orderRow, ordersAnswers, someOrders } from './mocks'

/** The orders of a company, `/companyOrder`. */
const meta = {
  title: 'Features/Orders/CompanyOrders',
  component: CompanyOrders,
  decorators: [withFeature(ordersAnswers)],
} satisfies Meta<typeof CompanyOrders>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The filter offers the names of the statuses too. */
const tableOf = (canvas: Canvas) => within(canvas.getByRole('table'))
const at = (search: string) => ({ feature: { host: { location: { pathname: '/companyOrder', search } } } })

export const Loading: Story = {
  parameters: answering(never(operations.listOrders)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '我的订单' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Empty: Story = {
  parameters: answering(answer(operations.listOrders, { totalItems: 0, list: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有订单')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看全部产品' })).toBeVisible()
  },
}

export const NoMatches: Story = {
  parameters: at('search=没有这样的商品'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有符合条件的结果')).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: '搜索订单' })).toHaveValue('没有这样的商品')
  },
}

/** Beyond the last page it loads, until the last one is there; it is not empty. */
export const PageTooFar: Story = {
  parameters: {
    feature: {
      ...at('pageIndex=99').feature,
      answers: [answer(operations.listOrders, { totalItems: 26, list: [] })],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('共 26 条')).toBeVisible()
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByText('还没有订单')).toBeNull()
  },
}

/** Each status offers its own actions, and nothing else. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await tableOf(canvas).findByText('待支付')
    const actionsOf = (n: number) => {
      const row = within(canvas.getByRole('row', { name: new RegExp(someOrders[n]?.orderNo ?? '') }))
      return [...row.getAllByRole('link'), ...row.queryAllByRole('button')]
        .map((element) => element.getAttribute('aria-label')?.replace(/ ?\d{18} ?/, ''))
        .filter((name) => name !== undefined)
    }
    await expect([0, 1, 2, 3, 4, 5, 6].map(actionsOf)).toEqual([
      ['查看', '继续支付', '订单的操作'],
      ['查看', '继续支付', '订单的操作'],
      ['查看'],
      ['查看'],
      ['查看'],
      ['查看', '订单的操作'],
      ['查看', '订单的操作'],
    ])
    await expect(canvas.getAllByText('快捷支付')).toHaveLength(3)
  },
}

export const Refreshing: Story = {
  parameters: answering(answerFirst(operations.listOrders, { totalItems: 40, list: [...someOrders] })),
  play: async ({ canvas, userEvent }) => {
    await tableOf(canvas).findByText('待支付')
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(tableOf(canvas).getByText('待支付')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listOrders, 'offline')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('订单加载失败')
    await expect(canvas.getByRole('button', { name: '重试' })).toBeEnabled()
  },
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.listOrders, 'forbidden')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有访问权限')).toBeVisible()
  },
}

export const LongText: Story = {
  parameters: answering(
    answer(operations.listOrders, {
      totalItems: 9,
      list: someOrders.map((row) => ({ ...row, productName: longName, payAmount: 98_765_432.1 })),
    }),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(longName))[0]).toBeVisible()
  },
}

export const ManyRows: Story = {
  parameters: answering(
    answer(operations.listOrders, ({ query }) => ({
      totalItems: 2_400,
      list: Array.from({ length: query.pageSize }, (_, n) =>
        orderRow((query.pageIndex - 1) * query.pageSize + n, 'COMPLETED'),
      ),
    })),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /跳至/ }), '3{Enter}')
    await expect(await canvas.findByText(orderRow(20, 'COMPLETED').orderNo)).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await tableOf(canvas).findByText('待支付')).toBeVisible()
  },
}

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await tableOf(canvas).findByText('Pending payment')).toBeVisible()
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await tableOf(canvas).findByText('待支付')).toBeVisible()
  },
}

/** What takes days says so. */
export const ProcessingExplained: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.hover(await tableOf(canvas).findByRole('button', { name: '处理中' }))
    await expect(await pageOf(context).findByRole('tooltip')).toHaveTextContent(
      '网银支付成功后，需 1-2 个工作日处理并更新订单状态',
    )
  },
}

const cancelCalls: RecordedCall[] = []

export const CancelSucceeds: Story = {
  parameters: { feature: { calls: cancelCalls } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: `订单 ${orderNo} 的操作` }))
    await userEvent.click(await pageOf(context).findByRole('menuitem', { name: '取消订单' }))
    const dialog = within(await pageOf(context).findByRole('alertdialog', { name: '确认取消该订单吗？' }))
    await userEvent.click(dialog.getByRole('button', { name: '取消订单' }))
    await expectNotice(context, '订单取消成功')
    await expect(cancelCalls.map(({ operation }) => operation)).toEqual([
      'listOrders',
      'cancelOrder',
      'listOrders',
    ])
  },
}

/** It was paid meanwhile: the dialog says so, and the list behind it is a newer one. */
export const CancelFails: Story = {
  parameters: answering(refuse(operations.cancelOrder, ordersErrors.notCancellable)),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: `订单 ${orderNo} 的操作` }))
    await userEvent.click(await pageOf(context).findByRole('menuitem', { name: '取消订单' }))
    const dialog = within(await pageOf(context).findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: '取消订单' }))
    const failure = await dialog.findByText('订单状态已变更，无法取消，已为您刷新')
    await waitFor(() => expect(failure).toBeVisible())
  },
}

export const RemoveSucceeds: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const row = await canvas.findByRole('row', { name: new RegExp(someOrders[5]?.orderNo ?? '') })
    await userEvent.click(within(row).getByRole('button', { name: /的操作$/ }))
    await userEvent.click(await pageOf(context).findByRole('menuitem', { name: '删除' }))
    const dialog = within(await pageOf(context).findByRole('alertdialog', { name: '确认删除该订单吗？' }))
    await userEvent.click(dialog.getByRole('button', { name: '删除' }))
    await expectNotice(context, '订单删除成功')
  },
}

export const FiltersByStatus: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const table = tableOf(canvas)
    await table.findByText('待支付')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '订单状态' }), '已关闭')
    await waitFor(() => expect(table.queryByText('待支付')).toBeNull())
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
  },
}
