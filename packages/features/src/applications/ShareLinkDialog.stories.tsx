import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { answer, fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { applicationErrors, applicationsContract as operations } from './contract'
import { applicationsAnswers, resetApplications } from './mocks'
import { ShareLinkDialog } from './ShareLinkDialog'
import { answering, inFeature, shows } from './storySteps'

/** Sharing a link and its QR code, from `/comMbManage`. */
const meta = {
  title: 'Features/Applications/ShareLinkDialog',
  component: ShareLinkDialog,
  decorators: [inFeature, withFeature(applicationsAnswers)],
  args: { open: true, onOpenChange: fn() },
  beforeEach: resetApplications,
} satisfies Meta<typeof ShareLinkDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog'))

export const Loading: Story = {
  parameters: answering(never(operations.listInviteLinks)),
  play: async () => {
    const { findByRole, queryByText } = await dialog()
    await expect(await findByRole('radio', { name: '7 天' })).toBeChecked()
    await expect(queryByText('有效的链接')).toBeNull()
  },
}

export const Empty: Story = {
  parameters: answering(answer(operations.listInviteLinks, [])),
  play: async () => {
    await expect((await dialog()).getByRole('button', { name: '生成链接' })).toBeEnabled()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listInviteLinks, 'unavailable')),
  play: async () => {
    await (await dialog()).findByText('链接加载失败')
    await shows('链接加载失败')
  },
}

export const Pristine: Story = {
  play: async () => {
    const { findByText, getByRole } = await dialog()
    const facts = await findByText(/由周明远分享/)
    await waitFor(() => expect(facts).toBeVisible())
    await expect(getByRole('radio', { name: '90 天' })).not.toBeChecked()
  },
}

export const Submitting: Story = {
  parameters: answering(never(operations.createInviteLink)),
  play: async ({ userEvent }) => {
    const { getByRole } = await dialog()
    await userEvent.click(getByRole('button', { name: '生成链接' }))
    await waitFor(() =>
      expect(getByRole('button', { name: '生成链接' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

export const Rejected: Story = {
  parameters: answering(refuse(operations.createInviteLink, applicationErrors.tooManyLinks)),
  play: async ({ userEvent }) => {
    const { getByRole } = await dialog()
    await userEvent.click(getByRole('button', { name: '生成链接' }))
    await shows('有效的邀请链接过多，请先停用不再使用的链接')
  },
}

/** For 30 days into a department of one's choice; then there is the picture, the link and the file. */
export const Saved: Story = {
  play: async ({ userEvent }) => {
    const { getByRole, findByRole } = await dialog()
    await userEvent.click(getByRole('radio', { name: '30 天' }))
    await userEvent.click(getByRole('button', { name: '指定部门' }))
    await userEvent.click(await findByRole('radio', { name: '综合管理部' }))
    await userEvent.click(getByRole('button', { name: '生成链接' }))
    const picture = await findByRole('img', { name: /的二维码$/ })
    await waitFor(() => expect(picture).toBeVisible())
    await expect(getByRole('textbox', { name: '邀请链接' })).toHaveValue(
      'https://atrium.example/joinCompany?link=company-1.link-2.k3',
    )
    await expect(getByRole('link', { name: '下载二维码' })).toHaveAttribute('download')
    await expect(getByRole('button', { name: '复制链接' })).toHaveFocus()
    await userEvent.click(getByRole('button', { name: '再生成一个' }))
    await expect(getByRole('button', { name: '生成链接' })).toHaveFocus()
  },
}

export const RevokeSucceeds: Story = {
  play: async ({ userEvent }) => {
    const { findByRole } = await dialog()
    await userEvent.click(await findByRole('button', { name: /^停用加入/ }))
    const question = within(await screen.findByRole('alertdialog', { name: '停用该链接？' }))
    await userEvent.click(question.getByRole('button', { name: '停用' }))
    await shows('链接已停用')
  },
}

export const RevokeFails: Story = {
  parameters: answering(fail(operations.revokeInviteLink, 'offline')),
  play: async ({ userEvent }) => {
    const { findByRole } = await dialog()
    await userEvent.click(await findByRole('button', { name: /^停用加入/ }))
    const question = within(await screen.findByRole('alertdialog', { name: '停用该链接？' }))
    await userEvent.click(question.getByRole('button', { name: '停用' }))
    const failure = await question.findByText('网络错误，请检查网络连接后重试')
    await waitFor(() => expect(failure).toBeVisible())
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    const { getByRole, findByRole } = await dialog()
    await userEvent.click(getByRole('button', { name: '生成链接' }))
    const picture = await findByRole('img', { name: /的二维码$/ })
    await waitFor(() => expect(picture).toBeVisible())
  },
}

export const English: Story = {
  globals: { locale: 'en' },
  play: async () => {
    await expect((await dialog()).getByRole('radio', { name: '7 days' })).toBeChecked()
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ userEvent }) => {
    const { getByRole, findByRole } = await dialog()
    await userEvent.click(getByRole('button', { name: '生成链接' }))
    const picture = await findByRole('img', { name: /的二维码$/ })
    await waitFor(() => expect(picture).toBeVisible())
  },
}
