import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { type Answer, answer, fail, never, withFeature } from '../shared/stories/mocks'
import { expectNotice, pageOf } from '../shared/stories/storySteps'
import type { Order, OrderStatus } from './api'
import { ordersContract as operations } from './contract'
import { extending, longName, orderIn, orderNo, ordersAnswers } from './mocks'
import { OrderDetail } from './OrderDetail'

/** One order, `/comOrderDetail`. */
const meta = {
  title: 'Features/Orders/OrderDetail',
  component: OrderDetail,
  decorators: [withFeature(ordersAnswers)],
} satisfies Meta<typeof OrderDetail>

export default meta
type Story = StoryObj<typeof meta>

const location = { pathname: '/comOrderDetail', search: `orderNo=${orderNo}` }
const answering = (...answers: readonly Answer[]) => ({ feature: { answers, host: { location } } })
const showing = (status: OrderStatus, change: Partial<Order> = {}) =>
  answering(answer(operations.getOrderDetails, () => orderIn(status, change)))

export const Loading: Story = {
  parameters: answering(never(operations.getOrderDetails)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '基本信息' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Ready: Story = {
  parameters: showing('NOTPAY'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: '订单状态' })).toHaveTextContent('待支付'))
    await expect(canvas.getByRole('link', { name: `继续支付 ${orderNo}` })).toBeVisible()
    const goods = within(canvas.getByRole('table', { name: '商品列表' }))
    await expect(goods.getByText('1 年')).toBeVisible()
    await expect(canvas.getByText('增值税专用发票')).toBeVisible()
    await expect(canvas.getByText(/^上海市 杨浦区 国康路/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '返回' })).toHaveAttribute('href', '/companyOrder')
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.getOrderDetails, 'offline')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeEnabled()
  },
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.getOrderDetails, 'forbidden')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有访问权限')).toBeVisible()
  },
}

export const NotFound: Story = {
  parameters: answering(fail(operations.getOrderDetails, 'missing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('订单不存在')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '返回我的订单' })).toBeVisible()
  },
}

/** An order moves the end of what it says, and of nothing else. */
export const Extends: Story = {
  parameters: showing('NOTPAY', extending),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('将把已有的 90 个授权从 2027.03.01 延长至 2028.03.01。'),
    ).toBeVisible()
  },
}

export const LongText: Story = {
  parameters: showing('COMPLETED', {
    subItems: [
      {
        productName: longName,
        sellingPackageName: longName,
        membershipDuration: null,
        purchaseQuantity: 99_999,
        effect: { kind: 'add', seats: 99_999, from: null, until: null },
      },
    ],
  }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(longName))[0]).toBeVisible()
    await expect(canvas.getByText('永久')).toBeVisible()
  },
}

export const Narrow: Story = {
  parameters: showing('NOTPAY'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '订单状态' })).toBeVisible()
  },
}

export const English: Story = {
  parameters: showing('PAYERROR'),
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Status' })).toHaveTextContent('Payment failed'),
    )
    await expect(canvas.getByText('1 year')).toBeVisible()
  },
}

export const Dark: Story = {
  parameters: showing('SUCCESS', { deliverAt: '2027-01-20T00:00:00.000Z' }),
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('款项已收到，授权将于 2027.01.20 开通。')).toBeVisible()
  },
}

/** The invoice is a person's unless it names a bank account. */
export const PersonalInvoice: Story = {
  parameters: showing('ACCEPT', {
    invoiceInfo: { ...orderIn('ACCEPT').invoiceInfo, bankAccount: '' } as Order['invoiceInfo'],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('增值税普通发票')).toBeVisible()
    await expect(canvas.queryByText('开户银行')).toBeNull()
  },
}

export const WithoutInvoice: Story = {
  parameters: showing('CLOSED', {
    invoiceInfo: null,
    sendInvoiceAddress: null,
    closedBecause: 'expired',
    refundAmount: 29_800,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('不需要开具发票')).toBeVisible()
    await expect(canvas.getByText('订单未在规定时间内支付，已自动关闭。')).toBeVisible()
    await expect(canvas.getByText('另有 ¥29,800.00 的重复或逾期付款将原路退回。')).toBeVisible()
  },
}

const navigate = fn()

export const RemoveLeadsToTheList: Story = {
  parameters: {
    feature: {
      answers: [answer(operations.getOrderDetails, () => orderIn('COMPLETED'))],
      host: { location, navigate },
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: `删除 ${orderNo}` }))
    const dialog = within(await pageOf(context).findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: '删除' }))
    await expectNotice(context, '订单删除成功')
    await expect(navigate).toHaveBeenCalledWith('/companyOrder', { replace: true })
  },
}
