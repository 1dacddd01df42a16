import { departmentsContract as operations } from '@atrium/contracts/departments/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { licenceMessages } from '../shared/licence/messages'
import { listMessages } from '../shared/list/messages'
import {
  answer,
  answerFirst,
  fail,
  hold,
  never,
  type RecordedCall,
  withFeature,
} from '../shared/stories/mocks'
import { containing } from '../shared/stories/patterns'
import { hasFailed, isForbidden } from '../shared/stories/requestPlays'
import { textsOf } from '../shared/stories/textsOf'
import { componentMessages, sharedMessages } from '../shared/texts/sharedMessages'
import { DepartmentsFeature } from './DepartmentsFeature'
import { departmentDialogMessages, departmentsMessages } from './messages'
import {
  countKinds,
  departmentsAnswers,
  memberOf,
  resetDepartments,
  someDepartments,
  someMembers,
} from './mocks'
import { answering, buttonBeside, shows } from './storySteps'

const texts = textsOf(departmentsMessages)
const dialogTexts = textsOf(departmentDialogMessages)
const components = textsOf(componentMessages)
const shared = textsOf(sharedMessages)
const licenceTexts = textsOf(licenceMessages)
const lists = textsOf(listMessages)

/** The states of departments and members, `/comMbManage`. */
const meta = {
  id: 'features-departments-membermanagement',
  title: 'Features/Departments/MemberManagement 部门与成员管理',
  component: DepartmentsFeature,
  decorators: [withFeature(departmentsAnswers)],
  args: {
    getPassportToken: () => 'passport',
    onTransferred: fn(),
    inviting: {
      byMessage: pagePaths.inviteMembers,
      records: pagePaths.invitationRecords,
      applications: pagePaths.memberApplications,
      onShare: fn(),
    },
  },
  beforeEach: resetDepartments,
} satisfies Meta<typeof DepartmentsFeature>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: answering(never(operations.listDepartments)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByRole('tree')).toBeNull()
  },
}

/** A department without members. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('treeitem', { name: '综合管理部' }))
    await expect(await canvas.findByText(texts.noMembers)).toBeVisible()
  },
}

/** A link leads to a department with members. */
export const EmptyLeadsToAll: Story = {
  play: async (context) => {
    await Empty.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: texts.showAllMembers }))
    await expect(await canvas.findByRole('heading', { name: '云筑建筑设计研究院' })).toBeVisible()
    await userEvent.click(canvas.getByRole('treeitem', { name: '综合管理部' }))
    await expect(await canvas.findByText(texts.noMembers)).toBeVisible()
  },
}

/** An administrator whose departments were removed. */
export const NoDepartments: Story = {
  parameters: answering(answer(operations.listDepartments, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noDepartments)).toBeVisible()
  },
}

const heldDepartments = hold(operations.listDepartments, [...someDepartments])

/** A search typed before the departments have loaded runs once they have. */
export const EarlySearch: Story = {
  parameters: answering(heldDepartments),
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: texts.searchMembers })
    await userEvent.type(search, '无此人')
    heldDepartments.release()
    await expect(await canvas.findByText(components.noMatches)).toBeVisible()
    await expect(search).toHaveValue('无此人')
  },
}

export const NoMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: texts.searchMembers })
    await userEvent.type(search, '  无此人 {Enter}')
    await expect(await canvas.findByText(components.noMatches)).toBeVisible()
  },
}

export const SearchesAgain: Story = {
  play: async (context) => {
    await NoMatches.play?.(context)
    const { canvas, userEvent } = context
    const search = canvas.getByRole('searchbox', { name: texts.searchMembers })
    await userEvent.click(await buttonBeside(canvas.getByText(components.noMatches), components.clearSearch))
    await expect(await canvas.findByText(components.total(28))).toBeVisible()
    await expect(search).toHaveValue('')
    await userEvent.type(search, '无此人{Enter}')
    await expect(await canvas.findByText(components.noMatches)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.total(28))).toBeVisible()
    const top = canvas.getByRole('treeitem', { name: '云筑建筑设计研究院' })
    await expect(top).toHaveAttribute('aria-selected', 'true')
    // The header above actions is for screen readers only.
    if (window.innerWidth < 768) return
    await expect(canvas.getByRole('columnheader', { name: texts.actions })).toBeInTheDocument()
  },
}

export const SelectionKeptAcrossPages: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /林静姝/ }))
    await userEvent.click(canvas.getByRole('button', { name: components.page(2) }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: /方书白/ }))
    await expect(canvas.getByText(components.selected(2))).toBeVisible()
  },
}

/** A newer list is loading; the earlier one stays. */
export const Refreshing: Story = {
  parameters: answering(
    answerFirst(operations.listMembers, {
      totalItems: 28,
      counts: countKinds(someMembers),
      list: someMembers.slice(0, 10),
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('林静姝')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: components.nextPage }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText('林静姝')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listDepartments, 'unavailable')),
  play: hasFailed(() => texts.departmentsFailed),
}

export const MembersFailed: Story = {
  parameters: answering(fail(operations.listMembers, 'offline')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.membersFailed)).toBeVisible()
    await expect(await canvas.findByRole('tree')).toBeVisible()
    await expect(canvas.getByRole('button', { name: shared.retry })).toBeEnabled()
  },
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.listDepartments, 'forbidden')),
  play: isForbidden,
}

/** A sub-administrator: can add below the top of their departments, but not change it. */
export const SubAdministrator: Story = {
  parameters: {
    feature: {
      host: { companyRole: 'administrator', offers: () => false },
      answers: [
        answer(
          operations.listDepartments,
          someDepartments
            .filter((row) => row.enterpriseDepartmentId.startsWith('d1-1'))
            .map((row) => (row.level === 2 ? { ...row, parentId: null, isManageable: false } : row)),
        ),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('treeitem', { name: '建筑设计事业部' }))
    await expect(canvas.getByRole('button', { name: texts.addDepartmentTo('建筑设计事业部') })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.actionsOf('建筑设计事业部') })).toBeNull()
    await userEvent.click(await canvas.findByRole('checkbox', { name: /林静姝/ }))
    await canvas.findByRole('button', { name: dialogTexts.moveMembers })
    await expect(canvas.queryByRole('button', { name: dialogTexts.transfer })).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: /林静姝/ }))
  },
}

const longName = '西南地区轨道交通与地下空间综合开发工程设计研究及技术咨询中心'

export const LongText: Story = {
  parameters: answering(
    answer(
      operations.listDepartments,
      someDepartments.map((row, index) => (index % 2 ? { ...row, departmentName: longName } : row)),
    ),
    answer(operations.listMembers, {
      totalItems: 3,
      counts: { unlicensed: 1, administrators: 1 },
      list: ['欧阳上官司徒皇甫南宫慕', '', 'Maximilian'].map((name, index) => ({
        ...memberOf(name, index, 'd1-1'),
        department: Array.from({ length: 5 }, () => longName).join('/'),
      })),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('欧阳上官司徒皇甫南宫慕')).toBeVisible()
    await expect(canvas.getByText(texts.nameMissing)).toBeVisible()
  },
}

const manyDepartments = [
  ...someDepartments,
  ...Array.from({ length: 4000 }, (_, index) => ({
    enterpriseDepartmentId: `many-${index}`,
    departmentName: `项目部${index + 1}`,
    parentId: 'd1',
    level: 2,
    isManageable: true,
    memberCount: 25,
  })),
]

export const ManyRows: Story = {
  parameters: answering(
    answer(operations.listDepartments, manyDepartments),
    answer(operations.listMembers, ({ query }) => ({
      totalItems: 100_000,
      counts: { unlicensed: 40_000, administrators: 1200 },
      list: Array.from({ length: query.pageSize }, (_, index) =>
        memberOf(`成员${query.pageIndex * query.pageSize + index + 1}`, index, 'd1'),
      ),
    })),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(components.total(100_000))).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: texts.searchDepartments }), '项目部3999')
    await expect(await canvas.findByRole('treeitem', { name: '项目部3999' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: '综合管理部' })).toBeNull())
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: containing(texts.actionsOf('林静姝')) }),
    ).toBeVisible()
    await expect(await canvas.findByRole('button', { name: texts.departments })).toBeVisible()
  },
}

/** Checkboxes are visible only while people select; clearing the selection ends that. */
export const NarrowSelects: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('林静姝')
    if (window.innerWidth >= 600) return
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: components.select }))
    await userEvent.click(canvas.getByRole('checkbox', { name: containing('林静姝') }))
    await expect(await canvas.findByRole('button', { name: dialogTexts.moveMembers })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: components.clearSelection }))
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

/** The departments open from below, and the chosen one is next to the kinds. */
export const NarrowChoosesDepartment: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('林静姝')
    if (window.innerWidth >= 768) return
    await userEvent.click(await canvas.findByRole('button', { name: texts.departments }))
    await userEvent.click(await screen.findByRole('treeitem', { name: '综合管理部' }))
    await expect(await canvas.findByText(texts.noMembers)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: `综合管理部 ${texts.showAllMembers}` }))
    await expect(await canvas.findByText('林静姝')).toBeVisible()
  },
}

/** The administrators among all members of the department. */
export const FiltersByKind: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: `${texts.administrators} 2` }))
    await expect(await canvas.findByText(components.total(2))).toBeVisible()
    await expect(canvas.getByRole('radio', { name: `${lists.all} 28` })).not.toBeChecked()
  },
}

/** Members are added on other features' screens and dialogs. */
export const Inviting: Story = {
  parameters: { feature: { host: { navigate: fn() } } },
  play: async ({ canvas, userEvent, args, parameters }) => {
    const { navigate } = parameters.feature.host
    await expect(canvas.getByRole('link', { name: texts.applications })).toHaveAttribute(
      'href',
      pagePaths.memberApplications,
    )
    await userEvent.click(canvas.getByRole('button', { name: texts.invite }))
    await userEvent.click(await screen.findByRole('menuitem', { name: dialogTexts.shareLink }))
    await expect(args.inviting?.onShare).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: texts.invite }))
    await userEvent.click(await screen.findByRole('menuitem', { name: dialogTexts.inviteByMessage }))
    await expect(navigate).toHaveBeenLastCalledWith(pagePaths.inviteMembers)
    await userEvent.click(canvas.getByRole('button', { name: texts.invite }))
    await userEvent.click(await screen.findByRole('menuitem', { name: dialogTexts.seeInvitations }))
    await expect(navigate).toHaveBeenLastCalledWith(pagePaths.invitationRecords)
  },
}

/** Some applications are pending. */
export const ApplicationsWaiting: Story = {
  args: {
    inviting: {
      byMessage: pagePaths.inviteMembers,
      records: pagePaths.invitationRecords,
      applications: pagePaths.memberApplications,
      pending: 7,
      onShare: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', {
        name: new RegExp(`${texts.applications}.*${texts.pendingApplications(7)}`),
      }),
    ).toBeVisible()
  },
}

/** An address with a deeply nested department, such as a copied one. */
export const OpenedByAddress: Story = {
  parameters: {
    feature: {
      host: {
        location: { pathname: pagePaths.memberManagement, search: 'department=d1-1-1-1-2&search=138' },
      },
    },
  },
  play: async ({ canvas }) => {
    const department = await canvas.findByRole('treeitem', { name: '施工图室' })
    await expect(department).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('searchbox', { name: texts.searchMembers })).toHaveValue('138')
  },
}

const calls: RecordedCall[] = []

/** Search, order and columns in the address are applied, and exported. */
export const ExportSucceeds: Story = {
  parameters: {
    feature: {
      calls,
      host: {
        location: {
          pathname: pagePaths.memberManagement,
          search: 'search=林静姝&isOrderDesc=false&hide=phone',
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(components.total(1))).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: containing(texts.joinedAt) })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await expect(canvas.queryByRole('columnheader', { name: texts.phone })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: lists.exportRows }))
    await shows(lists.exported(1))
    await expect(calls.at(-1)?.query).toMatchObject({
      searchCondition: '林静姝',
      isOrderDesc: 'false',
      pageSize: '1000',
    })
  },
}

export const FindsDepartment: Story = {
  parameters: ManyRows.parameters ?? {},
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(components.total(100_000))
    await userEvent.type(canvas.getByRole('searchbox', { name: texts.searchDepartments }), '项目部3999')
    await expect(await canvas.findByRole('treeitem', { name: '项目部3999' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: '综合管理部' })).toBeNull())
  },
}

const bulkLicences = fn()

/** Licences for selected members, and for a department with everybody below. The page shows the dialog. */
export const AssigningLicences: Story = {
  args: { bulkLicences },
  play: async ({ canvas, userEvent }) => {
    bulkLicences.mockClear()
    await canvas.findByText('林静姝')
    await userEvent.click(canvas.getByRole('checkbox', { name: components.selectAll }))
    await userEvent.click(canvas.getByRole('button', { name: licenceTexts.assignLicences }))
    await expect(bulkLicences).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: 'grant', people: expect.objectContaining({ length: 10 }) }),
    )
    const department = '综合管理部'
    // A chosen department shows its actions.
    await userEvent.click(canvas.getByRole('treeitem', { name: department }))
    await userEvent.click(await canvas.findByRole('button', { name: texts.actionsOf(department) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: licenceTexts.takeBackLicences }))
    await expect(bulkLicences).toHaveBeenLastCalledWith({
      kind: 'cancel',
      departments: [expect.objectContaining({ departmentName: department })],
    })
  },
}
