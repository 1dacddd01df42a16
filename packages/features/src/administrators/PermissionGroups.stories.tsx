import { administratorsContract as operations } from '@atrium/contracts/administrators/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { listMessages } from '../shared/list/messages'
import {
  answer,
  answerFirst,
  answering,
  fail,
  never,
  type RecordedCall,
  withFeature,
} from '../shared/stories/mocks'
import { hasFailed, isLoading } from '../shared/stories/requestPlays'
import { chooseInRow } from '../shared/stories/rowSteps'
import { expectNotice } from '../shared/stories/storySteps'
import { listed, textsOf } from '../shared/stories/textsOf'
import { componentMessages, sharedMessages } from '../shared/texts/sharedMessages'
import { administratorsMessages } from './messages'
import { administratorsAnswers, someGroups } from './mocks'
import { PermissionGroups } from './PermissionGroups'

const texts = textsOf(administratorsMessages)
const shared = textsOf(sharedMessages)
const components = textsOf(componentMessages)
const lists = textsOf(listMessages)

/** Permission groups, `/adminpermissionManage`. */
const meta = {
  id: 'features-administrators-permissiongroups',
  title: 'Features/Administrators/PermissionGroups 权限组管理',
  component: PermissionGroups,
  decorators: [withFeature(administratorsAnswers)],
} satisfies Meta<typeof PermissionGroups>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: answering(never(operations.listGroups)),
  play: isLoading('table', () => texts.groupList),
}

export const Empty: Story = {
  parameters: answering(answer(operations.listGroups, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noGroups)).toBeVisible()
    const ways = canvas.getAllByRole('link', { name: texts.addGroup })
    await expect(ways[0]).toHaveAttribute('href', pagePaths.permissionGroupForm)
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /结构条线管理组/ }))
    await expect(row.getByText(listed('沈佳宁', '陆子谦'))).toBeVisible()
    await expect(row.getByRole('link', { name: `${texts.edit} 结构条线管理组` })).toHaveAttribute(
      'href',
      `${pagePaths.permissionGroupForm}?groupId=group-1`,
    )
    await expect(canvas.getByText(texts.noMembersYet)).toBeVisible()
  },
}

export const Refreshing: Story = {
  parameters: answering(answerFirst(operations.listGroups, [...someGroups])),
  play: async ({ canvas, userEvent }) => {
    await chooseInRow({ canvas, userEvent }, '档案与人事组', texts.delete)
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: texts.deleteGroup })).toBeEnabled())
    await userEvent.click(dialog.getByRole('button', { name: texts.deleteGroup }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText('档案与人事组')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listGroups, 'offline')),
  play: hasFailed(() => texts.groupsFailed),
}

const calls: RecordedCall[] = []

/** A sub-administrator makes no request that would be refused. */
export const Forbidden: Story = {
  parameters: { feature: { host: { companyRole: 'administrator' }, calls } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.forbiddenTitle)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: texts.addGroup })).toBeNull()
    await expect(calls).toHaveLength(0)
  },
}

/** The impact is shown first. */
export const ExportSucceeds: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText('结构条线管理组')
    await userEvent.click(canvas.getByRole('button', { name: lists.exportRows }))
    await expectNotice(context, lists.exported(someGroups.length))
  },
}

export const ColumnsHidden: Story = {
  parameters: {
    feature: { host: { location: { pathname: pagePaths.permissionGroups, search: 'hide=createdAt' } } },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('结构条线管理组')
    await expect(canvas.queryByRole('columnheader', { name: texts.createdAt })).toBeNull()
  },
}

export const DeleteSucceeds: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await chooseInRow({ canvas, userEvent }, '结构条线管理组', texts.delete)
    const dialog = within(
      await screen.findByRole('alertdialog', { name: texts.confirmDelete('结构条线管理组') }),
    )
    await dialog.findByText(texts.becomeMembers(1))
    await dialog.findByText(texts.stayAdministrators(1))
    await userEvent.click(dialog.getByRole('button', { name: texts.deleteGroup }))
    await expectNotice(context, texts.groupDeleted)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const DeleteFails: Story = {
  parameters: answering(fail(operations.deleteGroup, 'unavailable')),
  play: async ({ canvas, userEvent }) => {
    await chooseInRow({ canvas, userEvent }, '结构条线管理组', texts.delete)
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: texts.deleteGroup })).toBeEnabled())
    await userEvent.click(dialog.getByRole('button', { name: texts.deleteGroup }))
    await expect(await dialog.findByText(shared.unavailable)).toBeInTheDocument()
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
        groupName: `项目组${index + 1}`,
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
    await expect(await canvas.findByRole('link', { name: '项目组1' })).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '采购与订单组' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: lists.actionsOf('采购与订单组') })).toBeVisible()
  },
}
