import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { AccountFeature } from './AccountFeature'
import { accountErrors, accountContract as operations } from './contract'
import { accountAnswers, someHost } from './mocks'
import { accountRoutes } from './routes'

const location = { pathname: accountRoutes.profile, search: '' }

/** `/CompanypersonInfo`. */
const meta = {
  title: 'Features/Account/PersonProfile',
  component: AccountFeature,
  args: someHost,
  decorators: [withFeature(accountAnswers)],
  parameters: { feature: { host: { location } } },
} satisfies Meta<typeof AccountFeature>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function rename(canvas: Canvas, name: string) {
  const field = await canvas.findByLabelText(/^昵称/)
  await userEvent.clear(field)
  if (name) await userEvent.type(field, name)
  await userEvent.click(canvas.getByRole('button', { name: '保存' }))
}

export const Loading: Story = { parameters: { feature: { answers: [never(operations.getAccount)] } } }

export const Failed: Story = {
  parameters: { feature: { answers: [fail(operations.getAccount, 'unavailable')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible()
  },
}

/** There is nothing to save yet, and the account can't be changed. */
export const Pristine: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '保存' })).toBeDisabled()
    await expect(canvas.getByLabelText(/^登录账号/)).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('alert')?.textContent ?? '').toBe('')
    await expect(canvas.queryByText('已恢复上次未保存的内容。')).toBeNull()
  },
}

export const Invalid: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^邮箱/), ' example')
    await rename(canvas, '')
    await expect(canvas.getByText('请输入昵称')).toBeVisible()
    await expect(canvas.getByText('请输入正确的邮箱地址')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(/^昵称/)).toHaveFocus())
  },
}

export const Submitting: Story = {
  parameters: { feature: { answers: [never(operations.saveProfile)] } },
  play: async ({ canvas }) => {
    await rename(canvas, '小云')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '保存' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** Another tab was faster: it says so, and nothing typed is lost. */
export const Rejected: Story = {
  parameters: { feature: { answers: [refuse(operations.saveProfile, accountErrors.profileChanged)] } },
  play: async ({ canvas }) => {
    await rename(canvas, '小云')
    await expect(await canvas.findByText(/^资料已在其他页面修改/)).toBeVisible()
    await expect(canvas.getByLabelText(/^昵称/)).toHaveValue('小云')
  },
}

export const Saved: Story = {
  play: async ({ canvas }) => {
    await rename(canvas, '小云')
    await waitFor(() => expect(screen.getByText('提交成功')).toBeVisible())
    await expect(canvas.getByLabelText(/^昵称/)).toHaveValue('小云')
    await expect(canvas.getByRole('button', { name: '保存' })).toBeDisabled()
  },
}

const draft = JSON.stringify({ nickname: '小云', realName: '沈知远', email: '' })

/** Reloaded before it was saved: what was typed is back. */
export const Restored: Story = {
  parameters: {
    feature: {
      host: {
        location,
        tabStore: {
          read: (key: string) => (key === 'draft:company-1:profile' ? draft : undefined),
          write: () => {},
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已恢复上次未保存的内容。')).toBeVisible()
    await expect(canvas.getByLabelText(/^昵称/)).toHaveValue('小云')
  },
}

export const Narrow: Story = { ...Pristine, globals: { viewport: { value: 'phone' } } }

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Profile' })).toBeVisible()
  },
}

export const Dark: Story = { ...Pristine, globals: { theme: 'dark' } }
