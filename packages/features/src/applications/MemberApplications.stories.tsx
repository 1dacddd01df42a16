import { applicationsContract as operations } from '@atrium/contracts/applications/contract'
import { applicationsRefusals } from '@atrium/contracts/applications/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { listMessages } from '../shared/list/messages'
import { createEvents } from '../shared/request/events'
import { makeStale } from '../shared/request/stale'
import {
  answer,
  answerFirst,
  fail,
  never,
  type RecordedCall,
  refuse,
  withFeature,
} from '../shared/stories/mocks'
import { containing } from '../shared/stories/patterns'
import { isForbidden } from '../shared/stories/requestPlays'
import { chooseInRow } from '../shared/stories/rowSteps'
import { somePicture } from '../shared/stories/somePicture'
import { expectPicture } from '../shared/stories/storySteps'
import { textsOf } from '../shared/stories/textsOf'
import { componentMessages, sharedMessages } from '../shared/texts/sharedMessages'
import { MemberApplications } from './MemberApplications'
import { applicationsMessages } from './messages'
import { applicationsAnswers, resetApplications, someApplications } from './mocks'
import { answering, dialogCloses, inFeature, shows } from './storySteps'

const texts = textsOf(applicationsMessages)
const components = textsOf(componentMessages)
const shared = textsOf(sharedMessages)
const lists = textsOf(listMessages)

/** Applications to join, `/seeMemberApply`. */
const meta = {
  id: 'features-applications-memberapplications',
  title: 'Features/Applications/MemberApplications 成员申请',
  component: MemberApplications,
  decorators: [inFeature, withFeature(applicationsAnswers)],
  beforeEach: resetApplications,
} satisfies Meta<typeof MemberApplications>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: answering(never(operations.listApplications)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Empty: Story = {
  parameters: answering(answer(operations.listApplications, { totalItems: 0, counts: [], list: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.nonePending)).toBeVisible()
  },
}

export const NoMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '无此人{Enter}')
    await expect(await canvas.findByText(components.noMatches)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table'))
    await expect(await canvas.findByText(components.total(10))).toBeVisible()
    await expect(table.getAllByText(texts.awaitingApproval)).not.toHaveLength(0)
    await expectPicture(table.getByRole('row', { name: /温如玉/ }), somePicture)
  },
}

export const Refreshing: Story = {
  parameters: answering(
    answerFirst(operations.listApplications, {
      totalItems: 12,
      counts: [],
      list: someApplications.slice(0, 10),
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('温如玉')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: components.nextPage }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText('温如玉')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listApplications, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.listFailed)).toBeVisible()
    await expect(canvas.getByRole('button', { name: shared.retry })).toBeEnabled()
  },
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.listApplications, 'forbidden')),
  play: isForbidden,
}

const long = '西南地区轨道交通与地下空间综合开发工程设计研究及技术咨询中心'

export const LongText: Story = {
  parameters: answering(
    answer(operations.listApplications, {
      totalItems: 2,
      counts: [],
      list: someApplications.slice(0, 2).map((row) => ({
        ...row,
        realName: '欧阳上官司徒皇甫南宫',
        department: Array.from({ length: 5 }, () => long).join('/'),
        inviterName: '欧阳上官司徒皇甫南宫',
      })),
    }),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('欧阳上官司徒皇甫南宫'))[0]).toBeVisible()
  },
}

export const ManyRows: Story = {
  parameters: {
    feature: {
      host: { location: { pathname: pagePaths.memberApplications, search: 'pageSize=30&status=all' } },
      answers: [
        answer(operations.listApplications, ({ query }) => ({
          totalItems: 4000,
          counts: [],
          list: [...someApplications, ...someApplications, ...someApplications]
            .slice(0, query.pageSize)
            .map((row, n) => ({ ...row, applyId: `many-${n}` })),
        })),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.total(4_000))).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: texts.approveOf('温如玉') })).toBeVisible()
  },
}

/** One application, into the requested department. */
export const ApproveSucceeds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.approveOf('温如玉') }))
    const dialog = await screen.findByRole('dialog', { name: texts.approveTitle(1) })
    await expect(within(dialog).getByRole('radio', { name: /建筑设计事业部$/ })).toBeChecked()
    await userEvent.click(within(dialog).getByRole('button', { name: texts.approve }))
    await shows(texts.approved(1))
    await dialogCloses()
    await waitFor(() => expect(canvas.queryByText('温如玉')).toBeNull())
  },
}

/** Several applications into another department, which must be chosen. */
export const ApproveManySucceeds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /温如玉/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /段云舒/ }))
    await expect(canvas.getByText(components.selected(2))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.approve }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.approveTitle(2) }))
    await userEvent.click(dialog.getByRole('radio', { name: texts.seatOther }))
    await userEvent.click(dialog.getByRole('button', { name: texts.approve }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(texts.departmentRequired)
    await userEvent.click(dialog.getByRole('radio', { name: '综合管理部' }))
    await userEvent.click(dialog.getByRole('button', { name: texts.approve }))
    await shows(texts.approved(2))
    await dialogCloses()
  },
}

const isWaiting = (row: (typeof someApplications)[number]) => row.inviteStatus === 5

/** The maximum number for one decision, across all pages. */
export const SelectedAcrossPages: Story = {
  parameters: answering(
    answer(operations.listApplications, ({ query: { pageIndex, pageSize } }) => ({
      totalItems: 240,
      counts: [],
      list: Array.from({ length: pageSize / 10 }, () => someApplications.filter(isWaiting))
        .flat()
        .map((row, index) => ({ ...row, applyId: `${pageIndex}-${index}` })),
    })),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(components.total(240))
    await userEvent.click(canvas.getByRole('checkbox', { name: components.selectAll }))
    await userEvent.click(await canvas.findByRole('button', { name: lists.selectFirst(200) }))
    await expect(await canvas.findByText(components.selected(200))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.approve }))
    await screen.findByRole('dialog', { name: texts.approveTitle(200) })
  },
}

const exportCalls: RecordedCall[] = []
const calls: RecordedCall[] = []
const countLists = () => calls.filter(({ operation }) => operation === 'listApplications').length

/** The file contains the filtered rows. */
export const ExportSucceeds: Story = {
  parameters: {
    feature: {
      calls: exportCalls,
      host: { location: { pathname: pagePaths.memberApplications, search: 'status=all&hide=inviter' } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(components.total(12))).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: texts.inviter })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: lists.exportRows }))
    await shows(lists.exported(12))
    await expect(exportCalls.at(-1)?.query).toMatchObject({ pageSize: '1000' })
  },
}

/** Another administrator or another tab decided first: a message says so, and the list shows the current state. */
export const ApproveFails: Story = {
  parameters: {
    feature: {
      calls,
      answers: [refuse(operations.auditApplications, applicationsRefusals.auditedMeanwhile)],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.approveOf('温如玉') }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.approveTitle(1) }))
    const asked = countLists()
    await userEvent.click(dialog.getByRole('button', { name: texts.approve }))
    await shows(texts.auditedMeanwhile)
    await dialogCloses()
    await expect(countLists()).toBe(asked + 1)
  },
}

const events = createEvents()

/** Decisions made elsewhere appear without a reload. */
export const DecidedElsewhere: Story = {
  parameters: { feature: { calls, host: { events } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: texts.approveOf('温如玉') })
    const asked = countLists()
    makeStale(events, ['applications'])
    await waitFor(() => expect(countLists()).toBe(asked + 1))
  },
}

export const RefuseSucceeds: Story = {
  play: async ({ canvas, userEvent }) => {
    await chooseInRow({ canvas, userEvent }, '温如玉', texts.refuse)
    const dialog = within(await screen.findByRole('dialog', { name: texts.refuseTitle(1) }))
    await userEvent.type(dialog.getByRole('textbox', { name: texts.reason }), '请先确认入职时间')
    await userEvent.click(dialog.getByRole('button', { name: texts.refuse }))
    await shows(texts.refused(1))
    await dialogCloses()
  },
}

/** The typed reason stays. */
export const RefuseFails: Story = {
  parameters: answering(fail(operations.auditApplications, 'offline')),
  play: async ({ canvas, userEvent }) => {
    await chooseInRow({ canvas, userEvent }, '温如玉', texts.refuse)
    const dialog = within(await screen.findByRole('dialog', { name: texts.refuseTitle(1) }))
    await userEvent.type(dialog.getByRole('textbox', { name: texts.reason }), '重复')
    await userEvent.click(dialog.getByRole('button', { name: texts.refuse }))
    const failure = await dialog.findByText(shared.offline)
    await waitFor(() => expect(failure).toBeVisible())
    await expect(dialog.getByRole('textbox', { name: texts.reason })).toHaveValue('重复')
  },
}

/** The actions appear with the first selected row, and disappear with the last. */
export const ActsOnSelected: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('温如玉')
    await expect(canvas.queryByRole('button', { name: texts.approve })).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: /温如玉/ }))
    await expect(canvas.getByRole('button', { name: texts.approve })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: components.clearSelection }))
    await expect(canvas.queryByRole('button', { name: texts.approve })).toBeNull()
    await expect(canvas.getByRole('checkbox', { name: /温如玉/ })).not.toBeChecked()
  },
}

/** Nothing is pending: links to all applications and, if there are none, to inviting. */
export const LeadsToInviting: Story = {
  parameters: Empty.parameters ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.showAll }))
    await expect(await canvas.findByText(texts.none)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.toMembers })).toHaveAttribute(
      'href',
      pagePaths.memberManagement,
    )
  },
}

export const ClearsFilters: Story = {
  play: async (context) => {
    await NoMatches.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: components.clearFilters }))
    await expect(await canvas.findByText(components.total(12))).toBeVisible()
  },
}

/** Rejected applications can't be decided again. */
export const FilteredByStatus: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('温如玉')
    await userEvent.click(canvas.getByRole('radio', { name: containing(texts.rejected) }))
    await expect(await canvas.findByText('戴维')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('温如玉')).toBeNull())
    await expect(canvas.queryByRole('button', { name: texts.approveOf('戴维') })).toBeNull()
  },
}
