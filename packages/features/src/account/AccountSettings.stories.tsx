import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { answer, fail, never, type RecordedCall, withFeature } from '../shared/stories/mocks'
import { AccountFeature } from './AccountFeature'
import { accountContract as operations } from './contract'
import { accountAnswers, someAccount, someHost } from './mocks'
import { accountRoutes } from './routes'

const location = { pathname: accountRoutes.settings, search: '' }

/** `/companySetting`. */
const meta = {
  title: 'Features/Account/AccountSettings',
  component: AccountFeature,
  args: someHost,
  decorators: [withFeature(accountAnswers)],
  parameters: { feature: { host: { location } } },
} satisfies Meta<typeof AccountFeature>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { parameters: { feature: { answers: [never(operations.getAccount)] } } }

/** Signed in nowhere else, and an ordinary member: there is nothing to sign out nor to close. */
export const Empty: Story = {
  parameters: {
    feature: {
      host: { location, companyRole: 'member' },
      answers: [
        answer(operations.getAccount, { ...someAccount, sessions: someAccount.sessions.slice(0, 1) }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有其他登录')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '退出其他全部登录' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: '了解并申请注销' })).toBeNull()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '了解并申请注销' })).toHaveAttribute(
      'href',
      '/companyLogoffTipage',
    )
    await expect(canvas.getByText('138****0001')).toBeVisible()
  },
}

const calls: RecordedCall[] = []

/** One session, then all others. */
export const SignsOut: Story = {
  parameters: { feature: { calls } },
  play: async ({ canvas }) => {
    calls.length = 0
    await userEvent.click(await canvas.findByRole('button', { name: /^退出：已安装的产品/ }))
    await waitFor(() => expect(screen.getByText('已退出 1 个登录')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: '退出其他全部登录' }))
    const bodies = calls.filter(({ operation }) => operation === 'endSessions').map(({ body }) => body)
    await expect(bodies).toEqual([{ sessionIds: ['session-2'] }, {}])
  },
}

export const Failed: Story = {
  parameters: { feature: { answers: [fail(operations.getAccount, 'unavailable')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible()
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Account settings' })).toBeVisible()
  },
}

export const Dark: Story = { ...Ready, globals: { theme: 'dark' } }
