import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import {
  answer,
  answerFirst,
  answering,
  fail,
  never,
  type RecordedCall,
  withFeature,
} from '../shared/stories/mocks'
import { expectNotice } from '../shared/stories/storySteps'
import { administratorsContract as operations } from './contract'
import { administratorsAnswers, someGroups } from './mocks'
import { PermissionGroups } from './PermissionGroups'

/** Permission groups, `/adminpermissionManage`. */
const meta = {
  title: 'Features/Administrators/PermissionGroups',
  component: PermissionGroups,
  decorators: [withFeature(administratorsAnswers)],
} satisfies Meta<typeof PermissionGroups>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: answering(never(operations.listGroups)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '权限组列表' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Empty: Story = {
  parameters: answering(answer(operations.listGroups, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有权限组')).toBeVisible()
    const ways = canvas.getAllByRole('link', { name: '新增权限组' })
    await expect(ways[0]).toHaveAttribute('href', '/addorEditAdminGroup')
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /结构条线管理组/ }))
    await expect(row.getByText('沈佳宁和陆子谦')).toBeVisible()
    await expect(row.getByRole('link', { name: '编辑 结构条线管理组' })).toHaveAttribute(
      'href',
      '/addorEditAdminGroup?groupId=group-1',
    )
    await expect(canvas.getByText('暂无成员')).toBeVisible()
  },
}

export const Refreshing: Story = {
  parameters: answering(answerFirst(operations.listGroups, [...someGroups])),
  play: async ({ canvas, userEvent }) => {
    const remove = await canvas.findByRole('button', { name: '删除 档案与人事组' })
    await userEvent.click(remove)
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: '删除权限组' })).toBeEnabled())
    await userEvent.click(dialog.getByRole('button', { name: '删除权限组' }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText('档案与人事组')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listGroups, 'offline')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('权限组加载失败')
    await expect(canvas.getByRole('button', { name: '重试' })).toBeEnabled()
  },
}

const calls: RecordedCall[] = []

/** A sub-administrator asks for nothing that would be refused. */
export const Forbidden: Story = {
  parameters: { feature: { host: { companyRole: 'administrator' }, calls } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有访问权限')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '新增权限组' })).toBeNull()
    await expect(calls).toHaveLength(0)
  },
}

/** What ends for whom is shown before. */
export const ExportSucceeds: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText('结构条线管理组')
    await userEvent.click(canvas.getByRole('button', { name: '导出' }))
    await expectNotice(context, `已导出 ${someGroups.length} 条`)
  },
}

export const ColumnsHidden: Story = {
  parameters: {
    feature: { host: { location: { pathname: '/adminpermissionManage', search: 'hide=createdAt' } } },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('结构条线管理组')
    await expect(canvas.queryByRole('columnheader', { name: '创建时间' })).toBeNull()
  },
}

export const DeleteSucceeds: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: '删除 结构条线管理组' }))
    const dialog = within(
      await screen.findByRole('alertdialog', { name: '确认删除权限组“结构条线管理组”吗？' }),
    )
    await dialog.findByText('1 名成员将成为普通成员')
    await dialog.findByText('1 名成员仍在其他权限组中，继续担任管理员')
    await userEvent.click(dialog.getByRole('button', { name: '删除权限组' }))
    await expectNotice(context, '权限组删除成功')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const DeleteFails: Story = {
  parameters: answering(fail(operations.deleteGroup, 'unavailable')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除 结构条线管理组' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: '删除权限组' })).toBeEnabled())
    await userEvent.click(dialog.getByRole('button', { name: '删除权限组' }))
    await expect(await dialog.findByText('服务暂时不可用，请稍后重试')).toBeInTheDocument()
  },
}

const longName = '西南地区轨道交通与地下空间综合开发工程设计研究及技术'

export const LongText: Story = {
  parameters: answering(
    answer(
      operations.listGroups,
      someGroups.map((row) => ({ ...row, groupName: longName, departmentNames: [longName, longName] })),
    ),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: longName }))[0]).toBeVisible()
  },
}

export const ManyRows: Story = {
  parameters: answering(
    answer(
      operations.listGroups,
      Array.from({ length: 100 }, (_, index) => ({
        groupId: `many-${index}`,
        groupName: `项目组 ${index + 1}`,
        permissions: ['departments'],
        departmentNames: ['数字建造中心'],
        departmentCount: 1,
        memberNames: ['林静姝'],
        memberCount: 12,
        createdAt: '2026-01-04T08:30:00.000Z',
      })),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '项目组 1' })).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '采购与订单组' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '删除 采购与订单组' })).toBeVisible()
  },
}

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Edit 采购与订单组' })).toBeVisible()
    await expect(canvas.getByText('History and Company orders')).toBeVisible()
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '采购与订单组' })).toBeVisible()
  },
}
