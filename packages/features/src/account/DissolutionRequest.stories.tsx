import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { codeErrors } from '../shared/codes/contract'
import { answer, fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { AccountFeature } from './AccountFeature'
import { dissolutionContract as operations } from './contract'
import { accountAnswers, someHost, someOutlook } from './mocks'
import { accountRoutes } from './routes'

const location = { pathname: accountRoutes.dissolutionRequest, search: '' }
const answers = (...given: readonly ReturnType<typeof answer>[]) => ({ feature: { answers: given } })

/** `/companyLogoffAgreement`. */
const meta = {
  title: 'Features/Account/DissolutionRequest',
  component: AccountFeature,
  args: someHost,
  decorators: [withFeature(accountAnswers)],
  parameters: { feature: { host: { location } } },
} satisfies Meta<typeof AccountFeature>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function submit(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('checkbox', { name: /我已阅读并同意/ }))
  await userEvent.type(canvas.getByLabelText(/^验证码/), '123456')
  await userEvent.click(canvas.getByRole('button', { name: '提交注销申请' }))
  const question = within(await screen.findByRole('alertdialog', { name: '确认提交注销申请吗？' }))
  await userEvent.click(question.getByRole('button', { name: '提交注销申请' }))
}

const pending = {
  ...someOutlook,
  request: {
    status: 'pending',
    requestedAt: '2026-11-19T08:00:00.000Z',
    reason: '业务合并到集团公司',
    remark: '',
  },
} as const

export const Loading: Story = { parameters: answers(never(operations.preCancel)) }

export const Failed: Story = {
  parameters: answers(fail(operations.preCancel, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible()
  },
}

export const Forbidden: Story = {
  parameters: { feature: { host: { location, companyRole: 'administrator' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('只有超级管理员可以申请注销企业账号。')).toBeVisible()
  },
}

/** Nothing is in the way: what would be lost, the agreement, a code. */
export const Pristine: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '“云筑建设集团”将失去' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(await canvas.findByText('验证码已发送至 138****0001，10 分钟内有效')).toBeVisible()
  },
}

/** Something is under way: what, and where it is settled. */
export const Blocked: Story = {
  parameters: answers(
    answer(operations.preCancel, {
      ...someOutlook,
      blocks: [
        { kind: 'ordersUnpaid', count: 2 },
        { kind: 'certificationPending', count: 1 },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 个待支付的订单')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', '/companyOrder')
    await expect(canvas.queryByRole('button', { name: '提交注销申请' })).toBeNull()
  },
}

export const Invalid: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提交注销申请' }))
    await expect(canvas.getByText('请先阅读并同意协议')).toBeVisible()
    await expect(canvas.getByText('请输入验证码')).toBeVisible()
  },
}

export const Submitting: Story = {
  parameters: answers(never(operations.cancelAccount)),
  play: async ({ canvas }) => {
    await submit(canvas)
    const question = within(screen.getByRole('alertdialog'))
    await waitFor(() =>
      expect(question.getByRole('button', { name: '提交注销申请' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

export const Rejected: Story = {
  parameters: answers(refuse(operations.cancelAccount, codeErrors.late)),
  play: async ({ canvas }) => {
    await submit(canvas)
    await expect(await canvas.findByText('验证码已失效，请重新获取')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /我已阅读并同意/ })).toBeChecked())
  },
}

export const Saved: Story = {
  play: async ({ canvas }) => {
    await submit(canvas)
    await waitFor(() => expect(screen.getByText('提交成功')).toBeVisible())
  },
}

/** Under review: nothing to fill in, but it can be taken back. */
export const ReadOnly: Story = {
  parameters: answers(answer(operations.preCancel, pending)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '注销申请审核中' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '撤销申请' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: '撤销申请' }))
    await waitFor(() => expect(screen.getByText('已撤销注销申请')).toBeVisible())
  },
}

/** The vendor said no, and why; it may be asked for again. */
export const Refused: Story = {
  parameters: answers(
    answer(operations.preCancel, {
      ...someOutlook,
      request: { ...pending.request, status: 'rejected', remark: '还有未开具的发票' },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('审核意见：还有未开具的发票')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '提交注销申请' })).toBeVisible()
  },
}

export const Narrow: Story = { ...Invalid, globals: { viewport: { value: 'phone' } } }

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Close the company account' })).toBeVisible()
  },
}

export const Dark: Story = { ...Invalid, globals: { theme: 'dark' } }
