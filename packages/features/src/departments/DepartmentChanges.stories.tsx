import { departmentChangesContract } from '@atrium/contracts/departments/changes/contract'
import { departmentsRefusals } from '@atrium/contracts/departments/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { noImpact } from '../shared/stories/impactSamples'
import { answer, fail, refuse, withFeature } from '../shared/stories/mocks'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { undoMessages } from '../shared/undo/messages'
import { DepartmentsFeature } from './DepartmentsFeature'
import { departmentDialogMessages, departmentsMessages } from './messages'
import { departmentsAnswers, resetDepartments } from './mocks'
import { answering, chooseDelete, dialogCloses, sayYes, shows, startAdding } from './storySteps'

const texts = textsOf(departmentsMessages)
const dialogTexts = textsOf(departmentDialogMessages)
const undo = textsOf(undoMessages)
const shared = textsOf(sharedMessages)

/** Finding, adding, renaming and deleting departments. */
const meta = {
  id: 'features-departments-departmentchanges',
  title: 'Features/Departments/DepartmentChanges 部门变更',
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
    await userEvent.type(canvas.getByRole('searchbox', { name: texts.searchDepartments }), ' 效果 ')
    await expect(await canvas.findByRole('treeitem', { name: '效果表现组' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: '综合管理部' })).toBeNull())
  },
}

export const AddSucceeds: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await startAdding(context, '综合管理部')
    await expect(field).toHaveValue(texts.defaultDepartmentName(3))
    await userEvent.clear(field)
    await userEvent.type(field, '法务组{Enter}')
    await shows(texts.departmentAdded)
    await expect(await canvas.findByRole('treeitem', { name: '法务组' })).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: undo.undo }))
    await shows(undo.undone)
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: '法务组' })).toBeNull())
  },
}

export const AddFails: Story = {
  parameters: answering(refuse(departmentChangesContract.addDepartment, departmentsRefusals.nameTaken)),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await startAdding(context, '综合管理部'), '{Enter}')
    await shows(sentenceOf(departmentsRefusals.nameTaken))
    await expect(canvas.queryByRole('treeitem', { name: texts.defaultDepartmentName(3) })).toBeNull()
  },
}

export const AddTooDeep: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: texts.searchDepartments }),
      '效果表现组{Enter}',
    )
    await userEvent.click(await canvas.findByRole('treeitem', { name: '效果表现组' }))
    await userEvent.click(canvas.getByRole('button', { name: texts.addDepartmentTo('效果表现组') }))
    await shows(texts.tooDeep)
  },
}

export const RenameSucceeds: Story = {
  play: async ({ canvas, userEvent }) => {
    const department = await canvas.findByRole('treeitem', { name: '综合管理部' })
    await userEvent.click(department)
    await userEvent.keyboard('{F2}')
    const field = await canvas.findByRole('textbox', { name: texts.departmentName })
    await userEvent.clear(field)
    await userEvent.type(field, '综合办公室{Enter}')
    await shows(texts.departmentEdited)
    await expect(await canvas.findByRole('treeitem', { name: '综合办公室' })).toBeVisible()
  },
}

/** Another administrator renamed it meanwhile: the typed name is offered again. */
export const RenameFails: Story = {
  parameters: answering(
    refuse(departmentChangesContract.editDepartment, departmentsRefusals.departmentChanged),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('treeitem', { name: '综合管理部' }))
    await userEvent.keyboard('{F2}')
    const field = await canvas.findByRole('textbox', { name: texts.departmentName })
    await userEvent.clear(field)
    await userEvent.type(field, '行政一处{Enter}')
    await shows(sentenceOf(departmentsRefusals.departmentChanged))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: texts.departmentName })).toHaveValue('行政一处'),
    )
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('treeitem', { name: '综合管理部' })).toHaveFocus()
  },
}

export const DeleteSucceeds: Story = {
  play: async (context) => {
    const { canvas } = context
    await chooseDelete(context, '综合管理部')
    const dialog = await screen.findByRole('alertdialog', {
      name: dialogTexts.confirmDeleteDepartment('综合管理部'),
    })
    await sayYes(context, dialog, texts.deleteDepartment)
    await shows(dialogTexts.departmentDeleted)
    await dialogCloses()
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: '综合管理部' })).toBeNull())
  },
}

/** Licences from a higher department are recovered: the question says so. */
export const DeleteRecoversLicences: Story = {
  parameters: answering(
    answer(departmentChangesContract.precheckDeleteDepartment, { typeNum: 1, showMessage: '授权将被回收' }),
  ),
  play: async (context) => {
    await chooseDelete(context, '综合管理部')
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent(dialogTexts.deletedDepartmentSeats)
  },
}

export const DeleteFails: Story = {
  parameters: answering(fail(departmentChangesContract.deleteDepartment, 'unavailable')),
  play: async (context) => {
    await chooseDelete(context, '综合管理部')
    const dialog = await screen.findByRole('alertdialog')
    await sayYes(context, dialog, texts.deleteDepartment)
    await shows(shared.unavailable)
  },
}

/** Names the blocking members, with a link to resolve it. */
export const DeleteHasAdministrators: Story = {
  parameters: answering(
    answer(departmentChangesContract.precheckDeleteDepartment, { typeNum: 2, showMessage: '' }),
    answer(departmentChangesContract.previewDeleteDepartment, {
      ...noImpact,
      blockers: [{ reason: 'departmentAdministrators', names: ['陈柏舟'], count: 1, ids: [] }],
    }),
  ),
  play: async (context) => {
    await chooseDelete(context, '综合管理部')
    await shows(texts.hasAdministrators)
    const dialog = within(
      screen.getByRole('alertdialog', { name: dialogTexts.departmentStays('综合管理部') }),
    )
    await expect(dialog.queryByText(dialogTexts.deletedDepartmentMembers)).toBeNull()
    await expect(dialog.getByText('陈柏舟')).toBeVisible()
    await expect(dialog.getByRole('link', { name: dialogTexts.toAdministrators })).toBeVisible()
    await expect(dialog.getByRole('button', { name: texts.deleteDepartment })).toBeDisabled()
  },
}

export const DeleteTopLevel: Story = {
  play: async (context) => {
    await chooseDelete(context, '云筑建筑设计研究院')
    await shows(texts.topLevel)
  },
}

export const DeleteHasChildren: Story = {
  parameters: answering(
    answer(departmentChangesContract.previewDeleteDepartment, {
      ...noImpact,
      blockers: [{ reason: 'subDepartments', names: ['协同平台组', '正向设计组'], count: 2, ids: [] }],
    }),
  ),
  play: async (context) => {
    await chooseDelete(context, '数字化中心')
    await shows(texts.hasChildren)
  },
}
