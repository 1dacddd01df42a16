import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { type answer, fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { sessionContract as operations, sessionErrors } from './contract'
import { mockSession, sessionAnswers } from './mocks'
import { SessionFeature } from './SessionFeature'

function Page() {
  const [session] = useState(() => mockSession('signedIn'))
  return <SessionFeature session={session} />
}

const location = { pathname: '/CompanySetPassword', search: '' }

const answers = (...given: readonly ReturnType<typeof answer>[]) => ({ feature: { answers: given } })

/** Changing one's password, `/CompanySetPassword` and `/ResetPassword`. */
const meta = {
  title: 'Features/Session/ResetPassword',
  component: Page,
  decorators: [withFeature(sessionAnswers)],
  parameters: { feature: { host: { location } } },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function fill(canvas: Canvas, passwords: readonly [string, string, string]) {
  const [oldPassword, newPassword, repeated] = passwords
  await userEvent.type(await canvas.findByLabelText('原密码'), oldPassword)
  await userEvent.type(canvas.getByLabelText('新密码'), newPassword)
  await userEvent.type(canvas.getByLabelText('再次输入新密码'), repeated)
  await userEvent.click(canvas.getByRole('button', { name: '修改密码' }))
}

const good = ['Atrium@2026', 'Bridges-and-4-arches', 'Bridges-and-4-arches'] as const

export const Pristine: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '重置密码' })).toBeVisible()
    await expect(canvas.getByLabelText('新密码')).toHaveAttribute('autocomplete', 'new-password')
    await expect(canvas.getByRole('list', { name: '新密码的要求' })).toBeVisible()
  },
}

/** Weak, and the repetition differs: each field says so, and the first wrong one has the focus. */
export const Invalid: Story = {
  play: async ({ canvas }) => {
    await fill(canvas, ['Atrium@2026', 'short', 'other'])
    await expect(canvas.getByText('新密码不符合要求')).toBeVisible()
    await expect(canvas.getByText('两次输入的新密码不一致')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('新密码')).toHaveFocus())
  },
}

/** The rules are ticked off while one types, and a word says how strong it is. */
export const Strength: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('新密码')
    await userEvent.type(field, 'bridge')
    await expect(canvas.getByText('密码强度 弱')).toBeVisible()
    await userEvent.type(field, '-and-4-Arches')
    await expect(canvas.getByText('密码强度 很强')).toBeVisible()
    await expect(canvas.getAllByRole('img', { name: '已满足' })).toHaveLength(3)
  },
}

export const Submitting: Story = {
  parameters: answers(never(operations.changePassword)),
  play: async ({ canvas }) => {
    await fill(canvas, good)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '修改密码' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** The old password was wrong: nothing typed is lost. */
export const Rejected: Story = {
  parameters: answers(refuse(operations.changePassword, sessionErrors.wrongCredentials)),
  play: async ({ canvas }) => {
    await fill(canvas, good)
    await expect(await canvas.findByText('原密码错误')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('原密码')).toHaveFocus())
    await expect(canvas.getByLabelText('新密码')).toHaveValue('Bridges-and-4-arches')
  },
}

/** Only the service knows which passwords are common: the new one is to blame, and nothing typed is lost. */
export const Common: Story = {
  parameters: answers(refuse(operations.changePassword, sessionErrors.commonPassword)),
  play: async ({ canvas }) => {
    await fill(canvas, ['Atrium@2026', 'password1', 'password1'])
    await expect(await canvas.findByText('这个密码太常见，容易被猜到，请换一个')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('新密码')).toHaveFocus())
    await expect(canvas.getByLabelText('新密码')).toHaveValue('password1')
  },
}

/** Too many wrong old passwords. */
export const Locked: Story = {
  parameters: answers(refuse(operations.changePassword, sessionErrors.locked)),
  play: async ({ canvas }) => {
    await fill(canvas, good)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('尝试过于频繁')
  },
}

export const Offline: Story = {
  parameters: answers(fail(operations.changePassword, 'offline')),
  play: async ({ canvas }) => {
    await fill(canvas, good)
    await expect(await canvas.findByText('网络错误，请检查网络连接后重试')).toBeVisible()
    await expect(canvas.getByLabelText('原密码')).toHaveValue('Atrium@2026')
  },
}

/** Changed; the other devices were signed out. */
export const Saved: Story = {
  play: async ({ canvas }) => {
    await fill(canvas, good)
    await expect(await canvas.findByText('其他设备上的登录已全部退出。下次登录请使用新密码。')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { name: '密码已修改' })).toHaveFocus())
  },
}

export const Narrow: Story = { ...Invalid, globals: { viewport: { value: 'phone' } } }

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Reset password' })).toBeVisible()
  },
}

export const Dark: Story = { ...Strength, globals: { theme: 'dark' } }
