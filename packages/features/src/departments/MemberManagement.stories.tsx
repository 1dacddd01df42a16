import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { type Answer, answer, answerLate, fail, never, refuse, withFeature } from '../shared/mocks'
import { departmentErrors, departmentsContract as operations } from './contract'
import { DepartmentsFeature } from './DepartmentsFeature'
import { departmentsAnswers, memberOf, resetDepartments, someDepartments, someMembers } from './mocks'

/** Departments and members, `/comMbManage`. */
const meta = {
  title: 'Features/Departments/MemberManagement',
  component: DepartmentsFeature,
  decorators: [withFeature(departmentsAnswers)],
  args: { getPassportToken: () => 'passport', onTransferred: fn() },
  beforeEach: resetDepartments,
} satisfies Meta<typeof DepartmentsFeature>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const answering = (...answers: readonly Answer[]) => ({ feature: { answers } })

export const Loading: Story = {
  parameters: answering(never(operations.listDepartments)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByRole('tree')).toBeNull()
  },
}

/** A department that nobody belongs to yet leads to where there are members. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('treeitem', { name: '综合管理部' }))
    await expect(await canvas.findByText('该部门还没有成员')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '查看全部成员' }))
    await expect(await canvas.findByRole('heading', { name: '云筑建筑设计研究院' })).toBeVisible()
    await userEvent.click(canvas.getByRole('treeitem', { name: '综合管理部' }))
    await expect(await canvas.findByText('该部门还没有成员')).toBeVisible()
  },
}

/** An administrator whose departments were taken away. */
export const NoDepartments: Story = {
  parameters: answering(answer(operations.listDepartments, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有可管理的部门')).toBeVisible()
  },
}

export const NoMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: '手机号、姓名、部门' })
    await userEvent.type(search, '  无此人 {Enter}')
    await expect(await canvas.findByText('没有手机号、姓名或部门包含“无此人”的成员。')).toBeVisible()
    await userEvent.click(await buttonBeside(canvas.getByText('没有符合条件的成员'), '清除搜索'))
    await expect(await canvas.findByText('共 28 条')).toBeVisible()
    await expect(search).toHaveValue('')
    await userEvent.type(search, '无此人{Enter}')
    await expect(await canvas.findByText('没有符合条件的成员')).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('共 28 条')).toBeVisible()
    const top = canvas.getByRole('treeitem', { name: '云筑建筑设计研究院' })
    await expect(top).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(canvas.getByRole('checkbox', { name: /林静姝/ }))
    await userEvent.click(canvas.getByRole('button', { name: '第 2 页' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: /方书白/ }))
    await expect(canvas.getByText('已选 2 项')).toBeVisible()
  },
}

/** Newer members are on their way; the earlier ones stay. */
export const Refreshing: Story = {
  parameters: answering(
    answerLate(operations.listMembers, { totalItems: 28, list: someMembers.slice(0, 10) }, 1500),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('林静姝', {}, { timeout: 4000 })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText('林静姝')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listDepartments, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('部门加载失败')
    await expect(canvas.getByRole('button', { name: '重试' })).toBeEnabled()
  },
}

export const MembersFailed: Story = {
  parameters: answering(fail(operations.listMembers, 'offline')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('成员加载失败')).toBeVisible()
    await expect(canvas.getByRole('tree')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '重试' })).toBeEnabled()
  },
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.listDepartments, 'forbidden')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('没有访问权限')
    await expect(canvas.queryByRole('button', { name: '重试' })).toBeNull()
  },
}

/** A sub-administrator: the top of the own departments can be added to, but not changed. */
export const SubAdministrator: Story = {
  parameters: {
    feature: {
      host: { companyRole: 'administrator' },
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
    await expect(canvas.getByRole('button', { name: '在建筑设计事业部下新增部门' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '建筑设计事业部的操作' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '更多' }))
    await screen.findByRole('menuitem', { name: '删除成员' })
    await expect(screen.queryByRole('menuitem', { name: '移交管理员权限' })).toBeNull()
    await userEvent.keyboard('{Escape}')
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
      list: ['欧阳上官司徒皇甫南宫慕', '', 'Maximilian'].map((name, index) => ({
        ...memberOf(name, index, 'd1-1'),
        department: Array.from({ length: 5 }, () => longName).join('/'),
      })),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('欧阳上官司徒皇甫南宫慕')).toBeVisible()
    await expect(canvas.getByText('未填写姓名')).toBeVisible()
  },
}

const manyDepartments = [
  ...someDepartments,
  ...Array.from({ length: 4000 }, (_, index) => ({
    enterpriseDepartmentId: `many-${index}`,
    departmentName: `项目部 ${index + 1}`,
    parentId: 'd1',
    level: 2,
    isManageable: true,
  })),
]

export const ManyRows: Story = {
  parameters: answering(
    answer(operations.listDepartments, manyDepartments),
    answer(operations.listMembers, ({ query }) => ({
      totalItems: 100_000,
      list: Array.from({ length: query.pageSize }, (_, index) =>
        memberOf(`成员${query.pageIndex * query.pageSize + index + 1}`, index, 'd1'),
      ),
    })),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('共 100000 条')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索部门' }), '项目部 3999')
    await expect(await canvas.findByRole('treeitem', { name: '项目部 3999' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: '综合管理部' })).toBeNull())
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /林静姝的操作/ }))
    await screen.findByRole('menuitem', { name: '移动' })
    await userEvent.keyboard('{Escape}')
    const departments = canvas.getByRole('button', { name: '部门', expanded: false })
    await userEvent.click(departments)
    await expect(await canvas.findByRole('treeitem', { name: '综合管理部' })).toBeVisible()
    await userEvent.click(departments)
    await expect(canvas.queryByRole('tree')).toBeNull()
  },
}

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Departments and members' })).toBeVisible()
    await expect(await canvas.findByText('28 items')).toBeVisible()
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('共 28 条')).toBeVisible()
  },
}

/** An address that names a department deep below, such as a copied one. */
export const OpenedByAddress: Story = {
  parameters: {
    feature: { host: { location: { pathname: '/comMbManage', search: 'department=d1-1-1-1-2&search=138' } } },
  },
  play: async ({ canvas }) => {
    const department = await canvas.findByRole('treeitem', { name: '施工图室' })
    await expect(department).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('searchbox', { name: '手机号、姓名、部门' })).toHaveValue('138')
  },
}

export const SearchOpensPath: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('tree')
    await expect(canvas.queryByRole('treeitem', { name: '效果表现组' })).toBeNull()
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索部门' }), ' 效果 ')
    await expect(await canvas.findByRole('treeitem', { name: '效果表现组' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: '综合管理部' })).toBeNull())
  },
}

export const AddSucceeds: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await startAdding(context, '综合管理部')
    await expect(field).toHaveValue('3级部门')
    await userEvent.clear(field)
    await userEvent.type(field, '法务组{Enter}')
    await shows('部门新增成功')
    await expect(await canvas.findByRole('treeitem', { name: '法务组' })).toBeVisible()
  },
}

export const AddFails: Story = {
  parameters: answering(refuse(operations.addDepartment, departmentErrors.nameTaken)),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await startAdding(context, '综合管理部'), '{Enter}')
    await shows('同级部门下已存在该名称，请更换部门名称')
    await expect(canvas.queryByRole('treeitem', { name: '3级部门' })).toBeNull()
  },
}

export const AddTooDeep: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: '搜索部门' }), '效果表现组{Enter}')
    await userEvent.click(await canvas.findByRole('treeitem', { name: '效果表现组' }))
    await userEvent.click(canvas.getByRole('button', { name: '在效果表现组下新增部门' }))
    await shows('当前部门层级已达到6级，无法新增！')
  },
}

export const RenameSucceeds: Story = {
  play: async ({ canvas, userEvent }) => {
    const department = await canvas.findByRole('treeitem', { name: '综合管理部' })
    await userEvent.click(department)
    await userEvent.keyboard('{F2}')
    const field = await canvas.findByRole('textbox', { name: '部门名称' })
    await userEvent.clear(field)
    await userEvent.type(field, '综合办公室{Enter}')
    await shows('部门编辑成功')
    await expect(await canvas.findByRole('treeitem', { name: '综合办公室' })).toBeVisible()
  },
}

/** Another administrator has renamed it meanwhile: what was typed is offered again. */
export const RenameFails: Story = {
  parameters: answering(refuse(operations.editDepartment, departmentErrors.changedMeanwhile)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('treeitem', { name: '综合管理部' }))
    await userEvent.keyboard('{F2}')
    const field = await canvas.findByRole('textbox', { name: '部门名称' })
    await userEvent.clear(field)
    await userEvent.type(field, '行政一处{Enter}')
    await shows('内容已被其他管理员修改，已为您刷新，请重试')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '部门名称' })).toHaveValue('行政一处'))
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('treeitem', { name: '综合管理部' })).toHaveFocus()
  },
}

export const DeleteSucceeds: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await chooseDelete(context, '综合管理部')
    const dialog = await screen.findByRole('alertdialog', { name: '确认删除部门“综合管理部”吗？' })
    await userEvent.click(within(dialog).getByRole('button', { name: '删除部门' }))
    await shows('部门删除成功！')
    await dialogCloses()
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: '综合管理部' })).toBeNull())
  },
}

/** Licences that a higher department gave to it are recovered: the question says so. */
export const DeleteRecoversLicences: Story = {
  parameters: answering(
    answer(operations.precheckDeleteDepartment, { typeNum: 1, showMessage: '授权将被回收' }),
  ),
  play: async (context) => {
    await chooseDelete(context, '综合管理部')
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('上级部门分配给该部门的授权将被回收')
  },
}

export const DeleteFails: Story = {
  parameters: answering(fail(operations.deleteDepartment, 'unavailable')),
  play: async (context) => {
    const { userEvent } = context
    await chooseDelete(context, '综合管理部')
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: '删除部门' }))
    await shows('服务暂时不可用，请稍后重试')
  },
}

export const DeleteHasAdministrators: Story = {
  parameters: answering(answer(operations.precheckDeleteDepartment, { typeNum: 2, showMessage: '' })),
  play: async (context) => {
    await chooseDelete(context, '综合管理部')
    const message = '该部门下有管理员不允许删除，请先删除该部门的管理员!'
    await shows(message)
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

export const DeleteTopLevel: Story = {
  play: async (context) => {
    await chooseDelete(context, '云筑建筑设计研究院')
    await shows('顶级部门不允许删除！')
  },
}

export const DeleteHasChildren: Story = {
  play: async (context) => {
    await chooseDelete(context, '数字化中心')
    await shows('部门下有子部门，不允许删除')
  },
}

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
    await userEvent.click(await within(dialog).findByRole('treeitem', { name: '综合管理部' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }))
    await shows('成员移动成功！')
    await dialogCloses()
    await expect(await within(canvas.getByRole('table')).findAllByText('综合管理部')).toHaveLength(2)
    await waitFor(() => expect(canvas.queryByText('已选 2 项')).toBeNull())
  },
}

export const MoveFails: Story = {
  parameters: answering(fail(operations.moveMembers, 'unavailable')),
  play: async (context) => {
    const { userEvent } = context
    const dialog = await startMoving(context, ['林静姝'])
    await userEvent.click(await within(dialog).findByRole('treeitem', { name: '综合管理部' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }))
    await shows('服务暂时不可用，请稍后重试')
  },
}

export const MoveWithoutTarget: Story = {
  play: async (context) => {
    const dialog = await startMoving(context, ['林静姝'])
    await context.userEvent.click(within(dialog).getByRole('button', { name: '确定' }))
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('请选择目标部门')
  },
}

export const MoveRecoversLicences: Story = {
  parameters: answering(answer(operations.precheckMoveMembers, { typeNum: 1, showMessage: '' })),
  play: async (context) => {
    const { userEvent } = context
    const dialog = await startMoving(context, ['林静姝'])
    await userEvent.click(await within(dialog).findByRole('treeitem', { name: '综合管理部' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }))
    const question = await screen.findByRole('alertdialog', { name: '部门授权将被回收' })
    await userEvent.click(within(question).getByRole('button', { name: '移动' }))
    await shows('成员移动成功！')
    await dialogCloses()
  },
}

export const MoveAdministrators: Story = {
  parameters: answering(answer(operations.precheckMoveMembers, { typeNum: 2, showMessage: '' })),
  play: async (context) => {
    const { userEvent } = context
    const dialog = await startMoving(context, ['周明远'])
    await userEvent.click(await within(dialog).findByRole('treeitem', { name: '综合管理部' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }))
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
    const dialog = await screen.findByRole('alertdialog', { name: '确认删除选中的 8 名成员吗？' })
    await userEvent.click(within(dialog).getByRole('button', { name: '删除成员' }))
    await shows('成员删除成功')
    await dialogCloses()
    await expect(await canvas.findByText('共 20 条')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page')
  },
}

export const DeleteMembersFails: Story = {
  parameters: answering(refuse(operations.deleteMembers, departmentErrors.deletesSuperAdministrator)),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: '周明远的操作' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }))
    const dialog = await screen.findByRole('alertdialog', { name: '确认删除成员“周明远”吗？' })
    await userEvent.click(within(dialog).getByRole('button', { name: '删除成员' }))
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
    await userEvent.click(within(dialog).getByRole('button', { name: '移交管理员权限' }))
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
    await userEvent.click(within(dialog).getByRole('button', { name: '移交管理员权限' }))
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

async function startAdding({ canvas, userEvent }: Context, name: string) {
  await userEvent.click(await canvas.findByRole('treeitem', { name }))
  await userEvent.click(canvas.getByRole('button', { name: `在${name}下新增部门` }))
  return canvas.findByRole('textbox', { name: '部门名称' })
}

async function chooseDelete({ canvas, userEvent }: Context, name: string) {
  await userEvent.click(await canvas.findByRole('treeitem', { name }))
  await userEvent.click(canvas.getByRole('button', { name: `${name}的操作` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: '删除部门' }))
}

async function chooseMore({ canvas, userEvent }: Context, name: string) {
  await userEvent.click(canvas.getByRole('button', { name: '更多' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

async function editName({ canvas, userEvent }: Context, name: string) {
  await userEvent.dblClick(await canvas.findByRole('button', { name: `修改姓名：${name}` }))
  return canvas.findByRole('textbox', { name: '姓名' })
}

async function startMoving({ canvas, userEvent }: Context, names: readonly string[]) {
  for (const name of names)
    await userEvent.click(await canvas.findByRole('checkbox', { name: new RegExp(name) }))
  await userEvent.click(canvas.getByRole('button', { name: '移动成员' }))
  return screen.findByRole('dialog', { name: '移动成员' })
}

/** Toasts and dialogs fade in. */
const shows = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())

/** Until then what lies behind it is out of reach. */
const dialogCloses = () =>
  waitFor(() => expect(screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog')).toBeNull())

/** The button within the same message as an element. */
async function buttonBeside(element: HTMLElement, name: string) {
  return within(element.parentElement ?? element).findByRole('button', { name })
}
