import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { noImpact } from '../shared/stories/impactSamples'
import { answer, fail, refuse, withFeature } from '../shared/stories/mocks'
import { departmentErrors, departmentsContract as operations } from './contract'
import { DepartmentsFeature } from './DepartmentsFeature'
import { departmentsAnswers, resetDepartments } from './mocks'
import { answering, chooseDelete, dialogCloses, sayYes, shows, startAdding } from './storySteps'

/** Finding, adding, renaming and deleting departments. */
const meta = {
  title: 'Features/Departments/DepartmentChanges',
  component: DepartmentsFeature,
  decorators: [withFeature(departmentsAnswers)],
  args: { getPassportToken: () => 'passport', onTransferred: fn() },
  beforeEach: resetDepartments,
} satisfies Meta<typeof DepartmentsFeature>

export default meta
type Story = StoryObj<typeof meta>

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
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }))
    await shows('已撤销')
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: '法务组' })).toBeNull())
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
    const { canvas } = context
    await chooseDelete(context, '综合管理部')
    const dialog = await screen.findByRole('alertdialog', { name: '确认删除部门“综合管理部”吗？' })
    await sayYes(context, dialog, '删除部门')
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
    await chooseDelete(context, '综合管理部')
    const dialog = await screen.findByRole('alertdialog')
    await sayYes(context, dialog, '删除部门')
    await shows('服务暂时不可用，请稍后重试')
  },
}

/** Who is in the way, and where to change that. */
export const DeleteHasAdministrators: Story = {
  parameters: answering(
    answer(operations.precheckDeleteDepartment, { typeNum: 2, showMessage: '' }),
    answer(operations.previewDeleteDepartment, {
      ...noImpact,
      blockers: [{ reason: 'departmentAdministrators', names: ['陈柏舟'], count: 1, ids: [] }],
    }),
  ),
  play: async (context) => {
    await chooseDelete(context, '综合管理部')
    await shows('该部门下有管理员不允许删除，请先删除该部门的管理员!')
    const dialog = within(screen.getByRole('alertdialog', { name: '部门“综合管理部”暂时不能删除' }))
    await expect(dialog.queryByText('该部门的成员将移至上级部门。')).toBeNull()
    await expect(dialog.getByText('陈柏舟')).toBeVisible()
    await expect(dialog.getByRole('link', { name: '前往权限组管理' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: '删除部门' })).toBeDisabled()
  },
}

export const DeleteTopLevel: Story = {
  play: async (context) => {
    await chooseDelete(context, '云筑建筑设计研究院')
    await shows('顶级部门不允许删除！')
  },
}

export const DeleteHasChildren: Story = {
  parameters: answering(
    answer(operations.previewDeleteDepartment, {
      ...noImpact,
      blockers: [{ reason: 'subDepartments', names: ['协同平台组', '正向设计组'], count: 2, ids: [] }],
    }),
  ),
  play: async (context) => {
    await chooseDelete(context, '数字化中心')
    await shows('部门下有子部门，不允许删除')
  },
}
