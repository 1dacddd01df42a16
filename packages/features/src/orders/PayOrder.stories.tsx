import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import {
  type Answer,
  answer,
  fail,
  never,
  type RecordedCall,
  refuse,
  withFeature,
} from '../shared/stories/mocks'
import type { Order, OrderStatus } from './api'
import { ordersContract as operations, ordersErrors } from './contract'
import { orderIn, orderNo, ordersAnswers } from './mocks'
import { PayOrder } from './PayOrder'

const openCashier = fn()

/** The way to the cashier and back, `/SalePayPage`. */
const meta = {
  title: 'Features/Orders/PayOrder',
  component: PayOrder,
  args: { openCashier },
  decorators: [withFeature(ordersAnswers)],
} satisfies Meta<typeof PayOrder>

export default meta
type Story = StoryObj<typeof meta>

const host = { location: { pathname: '/SalePayPage', search: `orderNo=${orderNo}` } }
const answering = (...answers: readonly Answer[]) => ({ feature: { answers, host } })
const showing = (status: OrderStatus, change: Partial<Order> = {}) =>
  answering(
    answer(operations.getOrderDetails, () => orderIn(status, change)),
    answer(operations.checkPayment, { tradeStatus: status }),
  )

export const Loading: Story = {
  parameters: answering(never(operations.getOrderDetails)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '订单支付' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Ready: Story = {
  parameters: showing('NOTPAY'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('¥29,800.00')).toBeVisible()
    await expect(
      canvas.getByText('将新增 10 个授权，预计有效期至 2027.11.18；已有授权的有效期不变。'),
    ).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^6 天 00:00:0\d$/)
    await expect(canvas.getByRole('radio', { name: '快捷支付' })).toBeChecked()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.getOrderDetails, 'unavailable')),
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
  parameters: { feature: { host: { location: { pathname: '/SalePayPage', search: 'orderNo=1' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('订单不存在')).toBeVisible()
  },
}

export const Narrow: Story = {
  parameters: showing('PAYERROR'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('上一次支付未成功，可以重新支付或更换支付方式。')).toBeVisible()
  },
}

export const English: Story = {
  parameters: showing('NOTPAY'),
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Go to the cashier' })).toBeVisible()
  },
}

export const Dark: Story = {
  parameters: showing('COMPLETED'),
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('支付成功')
  },
}

const payCalls: RecordedCall[] = []

export const PaySucceeds: Story = {
  parameters: { feature: { calls: payCalls, host } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '企业网银' }))
    await userEvent.click(canvas.getByRole('button', { name: '前往支付' }))
    await waitFor(() =>
      expect(openCashier).toHaveBeenCalledWith('http://cashier.invalid/eBusPay/order?payment=1&lang=zh-CN'),
    )
    await expect(payCalls.find(({ operation }) => operation === 'updatePayType')).toMatchObject({
      params: { orderNo, payType: 'onlineBank' },
    })
  },
}

export const PayFails: Story = {
  parameters: answering(refuse(operations.updatePayType, ordersErrors.underWay)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '前往支付' }))
    await expect(await canvas.findByText('订单正在支付处理中，请等待结果')).toBeVisible()
  },
}

/** The callback was lost: asking the provider on arrival brings the news. */
export const ComesBackPaid: Story = {
  parameters: (() => {
    let hasAsked = false
    return answering(
      answer(operations.checkPayment, () => {
        hasAsked = true
        return { tradeStatus: 'SUCCESS' as const }
      }),
      answer(operations.getOrderDetails, () => orderIn(hasAsked ? 'SUCCESS' : 'NOTPAY')),
    )
  })(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('款项已收到，正在为您开通授权。')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '前往支付' })).toBeNull()
  },
}

export const Processing: Story = {
  parameters: showing('PROCESSING'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('正在等待支付结果，页面会自动更新。')).toBeVisible()
  },
}

export const Closed: Story = {
  parameters: showing('CLOSED', { closedBecause: 'expired' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('订单已关闭')
    await expect(canvas.getByRole('link', { name: '返回我的订单' })).toBeVisible()
  },
}

export const NobodyToPayTo: Story = {
  parameters: showing('NOTPAY', { canBePaid: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂未开通在线支付')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '前往支付' })).toBeNull()
  },
}
