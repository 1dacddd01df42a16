import { administratorsContract as operations } from '@atrium/contracts/administrators/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { listMessages } from '../shared/list/messages'
import { peopleMessages } from '../shared/people/messages'
import { answer, answerFirst, answering, fail, never, withFeature } from '../shared/stories/mocks'
import { containing } from '../shared/stories/patterns'
import { hasFailed, isLoading } from '../shared/stories/requestPlays'
import { chooseInRow } from '../shared/stories/rowSteps'
import { somePicture } from '../shared/stories/somePicture'
import { expectNotice, expectPicture } from '../shared/stories/storySteps'
import { textsOf } from '../shared/stories/textsOf'
import { componentMessages, sharedMessages } from '../shared/texts/sharedMessages'
import { Administrators } from './Administrators'
import { administratorsMessages } from './messages'
import { administratorsAnswers, candidate, someAdministrators } from './mocks'
import type { TransferDialogSlot } from './parts/TransferSlot'

const texts = textsOf(administratorsMessages)
const people = textsOf(peopleMessages)
const components = textsOf(componentMessages)
const shared = textsOf(sharedMessages)
const lists = textsOf(listMessages)

const chosen = fn()

/** Replaces the host's question. */
const TransferDialog: TransferDialogSlot = ({ open, member }) => {
  if (open) chosen(member.userId)
  return null
}

/** The company's administrators, `/superadmin-manage`. */
const meta = {
  id: 'features-administrators-administrators',
  title: 'Features/Administrators/Administrators 管理员',
  component: Administrators,
  decorators: [withFeature(administratorsAnswers)],
  args: { TransferDialog },
  beforeEach: () => {
    chosen.mockReset()
  },
} satisfies Meta<typeof Administrators>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: answering(never(operations.listAdministrators)),
  play: isLoading('table', () => texts.administratorList),
}

export const NoMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: texts.searchAdministrators }),
      '无此人{Enter}',
    )
    await expect(await canvas.findByText(components.noMatches)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    const superAdministrator = within(await canvas.findByRole('row', { name: /周明远/ }))
    await expect(superAdministrator.getByText(texts.superAdministrator)).toBeVisible()
    await expect(superAdministrator.queryByRole('button')).toBeNull()
    await expectPicture(canvas.getByRole('row', { name: /沈佳宁/ }), somePicture)
    const sub = within(canvas.getByRole('row', { name: /陆子谦/ }))
    await expect(sub.getByRole('link', { name: '采购与订单组' })).toHaveAttribute(
      'href',
      `${pagePaths.permissionGroupForm}?groupId=group-2`,
    )
  },
}

export const Refreshing: Story = {
  parameters: answering(
    answerFirst(operations.listAdministrators, { totalItems: 24, list: [...someAdministrators] }),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(components.total(24))
    await userEvent.click(canvas.getByRole('button', { name: components.nextPage }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText('周明远')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listAdministrators, 'offline')),
  play: hasFailed(() => texts.administratorsFailed),
}

export const Forbidden: Story = {
  parameters: { feature: { host: { companyRole: 'administrator' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.forbiddenTitle)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.transfer })).toBeNull()
  },
}

export const ExportSucceeds: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText('周明远')
    await userEvent.click(canvas.getByRole('button', { name: lists.exportRows }))
    await expectNotice(context, lists.exported(someAdministrators.length))
  },
}

export const RemoveSucceeds: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await chooseInRow({ canvas, userEvent }, '陆子谦', texts.remove)
    const dialog = within(await screen.findByRole('alertdialog', { name: texts.confirmRemove('陆子谦') }))
    await userEvent.click(dialog.getByRole('button', { name: texts.removeAdministrator }))
    await expectNotice(context, texts.administratorRemoved)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const RemoveFails: Story = {
  parameters: answering(fail(operations.removeAdministrator, 'offline')),
  play: async ({ canvas, userEvent }) => {
    await chooseInRow({ canvas, userEvent }, '陆子谦', texts.remove)
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.removeAdministrator }))
    await expect(await dialog.findByText(containing(shared.offline))).toBeInTheDocument()
  },
}

/** Exactly one member is chosen; then the host asks. */
export const Transferring: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.transfer }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.transferChoose }))
    await userEvent.type(dialog.getByRole('searchbox', { name: people.search }), '石磊{Enter}')
    await userEvent.click(await dialog.findByRole('button', { name: `${texts.choose} 石磊` }))
    await waitFor(() => expect(chosen).toHaveBeenCalledWith('user-5'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const longName = '西南地区轨道交通与地下空间综合开发工程设计研究及技术咨询中心'

export const LongText: Story = {
  parameters: answering(
    answer(operations.listAdministrators, {
      totalItems: 3,
      list: someAdministrators.map((row) => ({
        ...row,
        department: `${longName}/${longName}`,
        groups: row.groups.map((group) => ({ ...group, groupName: longName })),
        departmentNames: row.departmentNames.map(() => longName),
      })),
    }),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: longName }))[0]).toBeVisible()
  },
}

export const ManyRows: Story = {
  parameters: answering(
    answer(operations.listAdministrators, ({ query }) => ({
      totalItems: 900,
      list: Array.from({ length: query.pageSize }, (_, index) => ({
        ...candidate(`管理员${(query.pageIndex - 1) * query.pageSize + index + 1}`, index),
        userRole: 'administrator' as const,
        groups: [{ groupId: 'group-1', groupName: '结构条线管理组' }],
        departmentNames: ['结构工程事业部'],
        departmentCount: 1,
      })),
    })),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: components.page(2) }))
    await expect(await canvas.findByText('管理员11')).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('周明远')).toBeVisible()
    await expect(canvas.getByRole('button', { name: lists.actionsOf('陆子谦') })).toBeVisible()
  },
}

export const ClearsSearch: Story = {
  play: async (context) => {
    await NoMatches.play?.(context)
    const { canvas, userEvent } = context
    const message = canvas.getByText(components.noMatches)
    const clear = within(message.parentElement ?? message).getByRole('button', {
      name: components.clearSearch,
    })
    await userEvent.click(clear)
    await expect(await canvas.findByText('周明远')).toBeVisible()
  },
}

export const NextPage: Story = {
  parameters: ManyRows.parameters ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: components.page(2) }))
    await expect(await canvas.findByText('管理员11')).toBeVisible()
  },
}
