import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { noImpact, someImpact } from '../shared/stories/impactSamples'
import { answer, fail, type RecordedCall, refuse, withFeature } from '../shared/stories/mocks'
import { departmentErrors, departmentsContract as operations } from './contract'
import { DepartmentsFeature } from './DepartmentsFeature'
import { departmentsAnswers, resetDepartments } from './mocks'
import { answering, chooseMore, dialogCloses, editName, sayYes, shows, startMoving } from './storySteps'

/** Renaming, moving and deleting members, and handing the company over. */
const meta = {
  title: 'Features/Departments/MemberChanges',
  component: DepartmentsFeature,
  decorators: [withFeature(departmentsAnswers)],
  args: { getPassportToken: () => 'passport', onTransferred: fn() },
  beforeEach: resetDepartments,
} satisfies Meta<typeof DepartmentsFeature>

export default meta
type Story = StoryObj<typeof meta>

export const EditNameSucceeds: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await editName(context, '林静姝')
    await userEvent.clear(field)
    await userEvent.type(field, '林静舒{Enter}')
    await shows('成员信息更新成功')
    await expect(await canvas.findByText('林静舒')).toBeVisible()
  },
}

/** What was typed stays, beside the reason. */
export const EditNameFails: Story = {
  parameters: answering(fail(operations.updateMembers, 'offline')),
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await editName(context, '林静姝')
    await userEvent.clear(field)
    await userEvent.type(field, '林静舒{Enter}')
    await expect(await canvas.findByText('网络错误，请检查网络连接后重试')).toBeVisible()
    await expect(field).toHaveValue('林静舒')
  },
}

export const EditNameEmpty: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await editName(context, '林静姝')
    await userEvent.clear(field)
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('将姓名补充完整后即可更新')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByText('林静姝')).toBeVisible()
  },
}

export const MoveSucceeds: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const dialog = await startMoving(context, ['林静姝', '陈柏舟'])
    await shows('将 林静姝和陈柏舟 移动到：')
    await userEvent.click(await within(dialog).findByRole('treeitem', { name: '综合管理部' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '移动' }))
    await shows('成员移动成功！')
    await dialogCloses()
    await expect(await within(canvas.getByRole('table')).findAllByText(/综合管理部$/)).toHaveLength(2)
    await waitFor(() => expect(canvas.queryByText('已选 2 项')).toBeNull())
  },
}

export const MoveFails: Story = {
  parameters: answering(fail(operations.moveMembers, 'unavailable')),
  play: async (context) => {
    const { userEvent } = context
    const dialog = await startMoving(context, ['林静姝'])
    await userEvent.click(await within(dialog).findByRole('treeitem', { name: '综合管理部' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '移动' }))
    await shows('服务暂时不可用，请稍后重试')
  },
}

export const MoveWithoutTarget: Story = {
  play: async (context) => {
    const dialog = await startMoving(context, ['林静姝'])
    await context.userEvent.click(within(dialog).getByRole('button', { name: '移动' }))
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('请选择目标部门')
  },
}

/** Where all of them are already is no place to move to. */
export const MoveToWhereTheyAre: Story = {
  play: async (context) => {
    const { userEvent } = context
    const dialog = await startMoving(context, ['林静姝'])
    await userEvent.type(await within(dialog).findByRole('searchbox'), '效果')
    const own = await within(dialog).findByRole('treeitem', { name: '效果表现组' })
    await userEvent.click(own)
    const problem = await within(dialog).findByText('所选成员已在该部门，请选择其他部门')
    await expect(problem).toBeVisible()
    await expect(own).toHaveAttribute('aria-selected', 'false')
    await userEvent.clear(within(dialog).getByRole('searchbox'))
    await userEvent.click(await within(dialog).findByRole('treeitem', { name: '综合管理部' }))
    await waitFor(() => expect(problem).toBeEmptyDOMElement())
  },
}

/** All are named while they are few, and the others counted where there are more. */
export const MoveInEnglish: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    const choose = async (name: RegExp) => userEvent.click(await canvas.findByRole('checkbox', { name }))
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Move members' }))
      return within(await screen.findByRole('dialog', { name: 'Move members' }))
    }
    await choose(/林静姝/)
    await choose(/陈柏舟/)
    const two = await open()
    await shows('Move 林静姝 and 陈柏舟 to:')
    await userEvent.click(two.getByRole('button', { name: 'Cancel' }))
    await dialogCloses()
    await choose(/何雨桐/)
    await choose(/沈若溪/)
    const four = await open()
    await shows('Move 林静姝, 陈柏舟, 何雨桐 and 1 other to:')
    await userEvent.click(await four.findByRole('treeitem', { name: '综合管理部' }))
    await expect(four.getByRole('button', { name: 'Move' })).toBeEnabled()
  },
}

export const MoveRecoversLicences: Story = {
  parameters: answering(
    answer(operations.precheckMoveMembers, { typeNum: 1, showMessage: '' }),
    answer(operations.previewMoveMembers, someImpact),
  ),
  play: async (context) => {
    const { userEvent } = context
    const dialog = await startMoving(context, ['林静姝'])
    await userEvent.click(await within(dialog).findByRole('treeitem', { name: '综合管理部' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '移动' }))
    const question = await screen.findByRole('alertdialog', { name: '部门授权将被回收' })
    await sayYes(context, question, '移动')
    await shows('成员移动成功！')
    await dialogCloses()
  },
}

export const MoveAdministrators: Story = {
  parameters: answering(
    answer(operations.precheckMoveMembers, { typeNum: 2, showMessage: '' }),
    answer(operations.previewMoveMembers, {
      ...noImpact,
      blockers: [{ reason: 'memberAdministrators', names: ['周明远'], count: 1, ids: [] }],
    }),
  ),
  play: async (context) => {
    const { userEvent } = context
    const dialog = await startMoving(context, ['周明远'])
    await userEvent.click(await within(dialog).findByRole('treeitem', { name: '综合管理部' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '移动' }))
    await shows('有成员是管理员，不允许移动!')
  },
}

export const MoveNobodySelected: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('林静姝')
    await userEvent.click(canvas.getByRole('button', { name: '移动成员' }))
    await shows('请勾选成员！')
  },
}

/** The whole last page is deleted: the page before is shown. */
export const DeleteMembersSucceeds: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: '第 3 页' }))
    await canvas.findByText('夏至')
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择本页全部' }))
    await chooseMore(context, '删除成员')
    const dialog = await screen.findByRole('alertdialog', { name: '确认删除 8 名成员吗？' })
    await sayYes(context, dialog, '删除成员')
    await shows('成员删除成功')
    await dialogCloses()
    await expect(await canvas.findByText('共 20 条')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page')
  },
}

const skipCalls: RecordedCall[] = []
const superAdministrator = 'user-1'

/** All of a page were selected, oneself among them: they go on without, and the service is asked again about them. */
export const DeleteMembersSkips: Story = {
  parameters: {
    feature: {
      calls: skipCalls,
      answers: [
        answer(operations.previewDeleteMembers, ({ body }) => ({
          ...noImpact,
          blockers: body.userIds.includes(superAdministrator)
            ? [
                {
                  reason: 'superAdministrator' as const,
                  names: ['周明远'],
                  count: 1,
                  ids: [superAdministrator],
                },
              ]
            : [],
        })),
      ],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText('周明远')
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择本页全部' }))
    await chooseMore(context, '删除成员')
    const dialog = within(await screen.findByRole('alertdialog', { name: '确认删除 10 名成员吗？' }))
    await dialog.findByText('超级管理员不允许删除，请先移交管理员权限')
    await expect(dialog.getByRole('button', { name: '删除成员' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: '跳过这 1 项，继续处理其余 9 项' }))
    await expect(await dialog.findByRole('heading', { name: '已跳过' })).toBeVisible()
    await expect(dialog.getByText('周明远')).toBeVisible()
    await sayYes(
      context,
      await screen.findByRole('alertdialog', { name: '确认删除 9 名成员吗？' }),
      '删除成员',
    )
    await shows('成员删除成功')
    const deleted = skipCalls.findLast((call) => call.operation === 'deleteMembers')
    await expect(deleted?.body).toMatchObject({ userIds: expect.not.arrayContaining([superAdministrator]) })
  },
}

export const DeleteMembersInEnglish: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /林静姝/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /陈柏舟/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete members' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 2 members?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete members' }))
    await shows('Members deleted')
    await dialogCloses()
  },
}

export const DeleteMembersFails: Story = {
  parameters: answering(refuse(operations.deleteMembers, departmentErrors.deletesSuperAdministrator)),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: '周明远的操作' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }))
    const dialog = await screen.findByRole('alertdialog', { name: '确认删除成员“周明远”吗？' })
    await sayYes(context, dialog, '删除成员')
    const message = '超级管理员不允许删除，请先移交管理员权限'
    await shows(message)
  },
}

export const TransferSucceeds: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('checkbox', { name: /林静姝/ }))
    await chooseMore(context, '移交管理员权限')
    const dialog = await screen.findByRole('alertdialog', { name: '确认将管理员权限移交该用户吗？' })
    await sayYes(context, dialog, '移交管理员权限')
    await shows('管理员移交成功')
    await dialogCloses()
    await expect(args.onTransferred).toHaveBeenCalledOnce()
  },
}

export const TransferFails: Story = {
  parameters: answering(refuse(operations.changeAdministrator, departmentErrors.alreadyAdministrator)),
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('checkbox', { name: /林静姝/ }))
    await chooseMore(context, '移交管理员权限')
    const dialog = await screen.findByRole('alertdialog')
    await sayYes(context, dialog, '移交管理员权限')
    await shows('该用户已经是其他企业管理员！')
    await expect(args.onTransferred).not.toHaveBeenCalled()
  },
}

export const TransferNeedsOne: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('checkbox', { name: /林静姝/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /陈柏舟/ }))
    await userEvent.click(canvas.getByRole('button', { name: '更多' }))
    const item = await screen.findByRole('menuitem', { name: '移交管理员权限' })
    await expect(item).toHaveAccessibleDescription('请勾选一名成员')
    await expect(item).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Everybody in the department is selected, on all pages. */
export const SelectedAcrossPages: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('林静姝')
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择本页全部' }))
    await userEvent.click(await canvas.findByRole('button', { name: '选择全部 28 项' }))
    await expect(await canvas.findByText('已选 28 项')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '移动成员' }))
    await expect(await screen.findByRole('dialog', { name: '移动成员' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
  },
}

/** A member's menu leads to what was done with them. */
export const LeadsToHistory: Story = {
  parameters: { feature: { host: { navigate: fn() } } },
  play: async ({ canvas, userEvent, parameters }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /林静姝的操作/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '操作记录' }))
    await expect(parameters.feature.host.navigate).toHaveBeenLastCalledWith(
      expect.stringContaining('/companyHistory?kind=member&id='),
    )
  },
}
