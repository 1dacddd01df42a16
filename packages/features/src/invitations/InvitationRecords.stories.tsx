import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
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
import { invitationErrors, invitationsContract as operations } from './contract'
import { InvitationRecords } from './InvitationRecords'
import { invitationsAnswers, someInvitations } from './mocks'

/** Invitation records, `/seeInviteHis`: what they can look like. */
const meta = {
  title: 'Features/Invitations/InvitationRecords',
  component: InvitationRecords,
  decorators: [withFeature(invitationsAnswers)],
} satisfies Meta<typeof InvitationRecords>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: answering(never(operations.listInvitations)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Empty: Story = {
  parameters: answering(answer(operations.listInvitations, { totalItems: 0, list: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有邀请记录')).toBeVisible()
  },
}

/** Filtered until nothing is left, and back again. */
export const NoMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '无此人{Enter}')
    await expect(await canvas.findByText('没有符合条件的结果')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }))
    await expect(await canvas.findByText('共 12 条')).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('共 12 条')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '去审核夏至的申请' })).toHaveAttribute(
      'href',
      '/seeMemberApply',
    )
    await userEvent.click(canvas.getByRole('button', { name: '状态：全部' }))
    await userEvent.click(await screen.findByRole('radio', { name: '已过期' }))
    await expect(await canvas.findByText('共 2 条')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '状态：已过期', hidden: true })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
  },
}

export const Refreshing: Story = {
  parameters: answering(
    answerFirst(operations.listInvitations, { totalItems: 12, list: someInvitations.slice(0, 10) }),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('江一苇')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText('江一苇')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listInvitations, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('邀请记录加载失败')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '重试' })).toBeEnabled()
  },
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.listInvitations, 'forbidden')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('没有访问权限')
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

export const LongText: Story = {
  parameters: answering(
    answer(operations.listInvitations, {
      totalItems: 2,
      list: someInvitations.slice(0, 2).map((row) => ({
        ...row,
        realName: '欧阳上官司徒皇甫南宫慕',
        department: Array.from({ length: 6 }, () => '西南地区轨道交通与地下空间综合开发中心').join('/'),
      })),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('欧阳上官司徒皇甫南宫慕')).toHaveLength(2)
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '撤销对江一苇的邀请' })).toBeVisible()
  },
}

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 items')).toBeVisible()
    await expect(canvas.getAllByText('Awaiting registration')[0]).toBeVisible()
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('共 12 条')).toBeVisible()
  },
}

const exported: RecordedCall[] = []

/** What the address leaves goes into the file. */
export const ExportSucceeds: Story = {
  parameters: {
    feature: {
      calls: exported,
      host: { location: { pathname: '/seeInviteHis', search: 'hide=addedAt' } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('共 12 条')).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: '加入时间' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '导出' }))
    await waitFor(() => expect(screen.getByText('已导出 12 条')).toBeVisible())
    await expect(exported.at(-1)?.query).toMatchObject({ pageSize: '1000' })
  },
}

const resent: RecordedCall[] = []

export const ResendSucceeds: Story = {
  parameters: { feature: { calls: resent } },
  play: async ({ canvas, userEvent }) => {
    resent.length = 0
    await userEvent.click(await canvas.findByRole('button', { name: '向江一苇重新发送' }))
    await waitFor(() => expect(screen.getByText('已向 江一苇 重新发送邀请短信')).toBeVisible())
    await expect(resent.find((call) => call.operation === 'resendInvitation')?.body).toMatchObject({
      invitationId: 'invitation-1',
    })
  },
}

export const ResendFails: Story = {
  parameters: answering(
    refuse(operations.resendInvitation, invitationErrors.tooSoon, '邀请短信发送过于频繁，请在 42 秒后重试'),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '向江一苇重新发送' }))
    await waitFor(() => expect(screen.getByText('邀请短信发送过于频繁，请在 42 秒后重试')).toBeVisible())
  },
}

export const RevokeSucceeds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '撤销对江一苇的邀请' }))
    await screen.findByRole('alertdialog', { name: '确认撤销对“江一苇”的邀请吗？' })
    await userEvent.click(screen.getByRole('button', { name: '撤销' }))
    await waitFor(() => expect(screen.getByText('邀请已撤销')).toBeVisible())
  },
}

export const RevokeFails: Story = {
  parameters: answering(refuse(operations.revokeInvitation, invitationErrors.awaitsDecision)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '撤销对江一苇的邀请' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(screen.getByRole('button', { name: '撤销' }))
    await waitFor(() => expect(dialog).toHaveTextContent('对方已申请加入，请在成员申请中处理'))
  },
}
