import { departmentChangesContract } from '@atrium/contracts/departments/changes/contract'
import { handoverContract } from '@atrium/contracts/departments/handover/contract'
import { departmentsRefusals } from '@atrium/contracts/departments/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { impactMessages } from '../shared/impact/messages'
import { listMessages } from '../shared/list/messages'
import { noImpact, someImpact } from '../shared/stories/impactSamples'
import { answer, fail, type RecordedCall, refuse, withFeature } from '../shared/stories/mocks'
import { containing } from '../shared/stories/patterns'
import { listed, sentenceOf, textsOf } from '../shared/stories/textsOf'
import { componentMessages, sharedMessages } from '../shared/texts/sharedMessages'
import { undoMessages } from '../shared/undo/messages'
import { DepartmentsFeature } from './DepartmentsFeature'
import { departmentDialogMessages, departmentsMessages } from './messages'
import { departmentsAnswers, resetDepartments, someRuledProducts } from './mocks'
import { answering, dialogCloses, editName, sayYes, shows, startMoving } from './storySteps'

const texts = textsOf(departmentsMessages)
const dialogTexts = textsOf(departmentDialogMessages)
const shared = textsOf(sharedMessages)
const components = textsOf(componentMessages)
const impact = textsOf(impactMessages)
const undoTexts = textsOf(undoMessages)
const lists = textsOf(listMessages)

/** Renaming, moving and deleting members, and handing the company over. */
const meta = {
  id: 'features-departments-memberchanges',
  title: 'Features/Departments/MemberChanges 成员变更',
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
    await shows(texts.memberUpdated)
    await expect(await canvas.findByText('林静舒')).toBeVisible()
  },
}

/** The typed name stays, next to the reason. */
export const EditNameFails: Story = {
  parameters: answering(fail(departmentChangesContract.updateMembers, 'offline')),
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await editName(context, '林静姝')
    await userEvent.clear(field)
    await userEvent.type(field, '林静舒{Enter}')
    await expect(await canvas.findByText(shared.offline)).toBeVisible()
    await expect(field).toHaveValue('林静舒')
  },
}

export const EditNameEmpty: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await editName(context, '林静姝')
    await userEvent.clear(field)
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText(texts.nameEmpty)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByText('林静姝')).toBeVisible()
  },
}

export const MoveSucceeds: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const dialog = await startMoving(context, ['林静姝', '陈柏舟'])
    await shows(dialogTexts.moveDescription(listed('林静姝', '陈柏舟')))
    await userEvent.click(await within(dialog).findByRole('treeitem', { name: '综合管理部' }))
    await userEvent.click(within(dialog).getByRole('button', { name: texts.move }))
    await shows(dialogTexts.membersMoved)
    await dialogCloses()
    await waitFor(() => expect(canvas.getAllByRole('row', { name: /综合管理部/ })).toHaveLength(2))
    await waitFor(() => expect(canvas.queryByText(components.selected(2))).toBeNull())
  },
}

export const MoveFails: Story = {
  parameters: answering(fail(departmentChangesContract.moveMembers, 'unavailable')),
  play: async (context) => {
    const { userEvent } = context
    const dialog = await startMoving(context, ['林静姝'])
    await userEvent.click(await within(dialog).findByRole('treeitem', { name: '综合管理部' }))
    await userEvent.click(within(dialog).getByRole('button', { name: texts.move }))
    await shows(shared.unavailable)
  },
}

export const MoveWithoutTarget: Story = {
  play: async (context) => {
    const dialog = await startMoving(context, ['林静姝'])
    await context.userEvent.click(within(dialog).getByRole('button', { name: texts.move }))
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(dialogTexts.targetRequired)
  },
}

/** A department that already contains all of them can't be chosen. */
export const MoveToWhereTheyAre: Story = {
  play: async (context) => {
    const { userEvent } = context
    const dialog = await startMoving(context, ['林静姝'])
    await userEvent.type(await within(dialog).findByRole('searchbox'), '效果')
    const own = await within(dialog).findByRole('treeitem', { name: '效果表现组' })
    await userEvent.click(own)
    const problem = await within(dialog).findByText(texts.nobodyMoves)
    await expect(problem).toBeVisible()
    await expect(own).toHaveAttribute('aria-selected', 'false')
    await userEvent.clear(within(dialog).getByRole('searchbox'))
    await userEvent.click(await within(dialog).findByRole('treeitem', { name: '综合管理部' }))
    await waitFor(() => expect(problem).toBeEmptyDOMElement())
  },
}

/** A few members are all named; of more, the rest are counted. */
export const MoveNamesAFew: Story = {
  play: async (context) => {
    await startMoving(context, ['林静姝', '陈柏舟', '何雨桐', '沈若溪'])
    await shows(dialogTexts.moveDescription(components.somePeople(['林静姝', '陈柏舟', '何雨桐'], 4)))
  },
}

export const MoveRecoversLicences: Story = {
  parameters: answering(
    answer(departmentChangesContract.precheckMoveMembers, { typeNum: 1, showMessage: '' }),
    answer(departmentChangesContract.previewMoveMembers, { ...someImpact, ruledProducts: [] }),
  ),
  play: async (context) => {
    const { userEvent } = context
    const dialog = await startMoving(context, ['林静姝'])
    await userEvent.click(await within(dialog).findByRole('treeitem', { name: '综合管理部' }))
    await userEvent.click(within(dialog).getByRole('button', { name: texts.move }))
    const question = await screen.findByRole('alertdialog', { name: dialogTexts.confirmMoveTitle })
    await sayYes(context, question, texts.move)
    await shows(dialogTexts.membersMoved)
    await dialogCloses()
  },
}

/** Rules give and take licences in the new department: the question says so before the move, which can be undone. */
export const MoveChangesRuledLicences: Story = {
  parameters: answering(
    answer(departmentChangesContract.previewMoveMembers, { ...noImpact, ruledProducts: someRuledProducts }),
  ),
  play: async (context) => {
    const { userEvent } = context
    const dialog = await startMoving(context, ['林静姝', '陈柏舟'])
    await userEvent.click(await within(dialog).findByRole('treeitem', { name: '综合管理部' }))
    await userEvent.click(within(dialog).getByRole('button', { name: texts.move }))
    const question = await screen.findByRole('alertdialog', { name: dialogTexts.confirmMoveMembers(2) })
    await within(question).findByRole('heading', { name: dialogTexts.ruledChanges })
    await expect(within(question).getByText(dialogTexts.ruledLoses(2))).toBeVisible()
    await expect(within(question).getByText(dialogTexts.ruledWaits(1))).toBeVisible()
    await expect(within(question).queryByText(impact.nobodyLoses)).toBeNull()
    await sayYes(context, question, texts.move)
    await shows(dialogTexts.membersMoved)
    await expect(await screen.findByRole('button', { name: undoTexts.undo })).toBeVisible()
    await dialogCloses()
  },
}

export const MoveAdministrators: Story = {
  parameters: answering(
    answer(departmentChangesContract.precheckMoveMembers, { typeNum: 2, showMessage: '' }),
    answer(departmentChangesContract.previewMoveMembers, {
      ...noImpact,
      ruledProducts: [],
      blockers: [{ reason: 'memberAdministrators', names: ['周明远'], count: 1, ids: [] }],
    }),
  ),
  play: async (context) => {
    const { userEvent } = context
    const dialog = await startMoving(context, ['周明远'])
    await userEvent.click(await within(dialog).findByRole('treeitem', { name: '综合管理部' }))
    await userEvent.click(within(dialog).getByRole('button', { name: texts.move }))
    await shows(texts.membersAreAdministrators)
  },
}

/** The whole last page is deleted: the previous page is shown. */
export const DeleteMembersSucceeds: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: components.page(3) }))
    await canvas.findByText('夏至')
    await userEvent.click(canvas.getByRole('checkbox', { name: components.selectAll }))
    await userEvent.click(await canvas.findByRole('button', { name: dialogTexts.deleteMembers }))
    const dialog = await screen.findByRole('alertdialog', { name: dialogTexts.confirmDeleteMembers(8) })
    await sayYes(context, dialog, dialogTexts.deleteCount(8))
    await shows(dialogTexts.membersDeleted)
    await dialogCloses()
    await expect(await canvas.findByText(components.total(20))).toBeVisible()
    await expect(canvas.getByRole('button', { name: components.page(2) })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

const skipCalls: RecordedCall[] = []
const superAdministrator = 'user-1'

/**
 * A whole page was selected, including the person themselves: the others can continue, and the service is asked
 * again about them.
 */
export const DeleteMembersSkips: Story = {
  parameters: {
    feature: {
      calls: skipCalls,
      answers: [
        answer(departmentChangesContract.previewDeleteMembers, ({ body }) => ({
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
    await userEvent.click(canvas.getByRole('checkbox', { name: components.selectAll }))
    await userEvent.click(await canvas.findByRole('button', { name: dialogTexts.deleteMembers }))
    const dialog = within(
      await screen.findByRole('alertdialog', { name: dialogTexts.confirmDeleteMembers(10) }),
    )
    await dialog.findByText(texts.deletesSuperAdministrator)
    await expect(dialog.getByRole('button', { name: dialogTexts.deleteCount(10) })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: impact.skip(1, 9) }))
    await expect(await dialog.findByRole('heading', { name: impact.skipped })).toBeVisible()
    await expect(dialog.getByText('周明远')).toBeVisible()
    await sayYes(
      context,
      await screen.findByRole('alertdialog', { name: dialogTexts.confirmDeleteMembers(9) }),
      dialogTexts.deleteCount(9),
    )
    await shows(dialogTexts.membersDeleted)
    const deleted = skipCalls.findLast((call) => call.operation === 'deleteMembers')
    await expect(deleted?.body).toMatchObject({ userIds: expect.not.arrayContaining([superAdministrator]) })
  },
}

export const DeleteMembersFails: Story = {
  parameters: answering(
    refuse(departmentChangesContract.deleteMembers, departmentsRefusals.deletesSuperAdministrator),
  ),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: texts.actionsOf('周明远') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.delete }))
    const dialog = await screen.findByRole('alertdialog', { name: dialogTexts.confirmDeleteMember('周明远') })
    await sayYes(context, dialog, dialogTexts.deleteCount(1))
    const message = sentenceOf(departmentsRefusals.deletesSuperAdministrator)
    await shows(message)
  },
}

export const TransferSucceeds: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('checkbox', { name: /林静姝/ }))
    await userEvent.click(await canvas.findByRole('button', { name: dialogTexts.transfer }))
    const dialog = await screen.findByRole('alertdialog', { name: dialogTexts.confirmTransfer })
    await sayYes(context, dialog, dialogTexts.transfer)
    await shows(dialogTexts.transferred)
    await dialogCloses()
    await expect(args.onTransferred).toHaveBeenCalledOnce()
  },
}

export const TransferFails: Story = {
  parameters: answering(
    refuse(handoverContract.changeAdministrator, departmentsRefusals.alreadyAdministrator),
  ),
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('checkbox', { name: /林静姝/ }))
    await userEvent.click(await canvas.findByRole('button', { name: dialogTexts.transfer }))
    const dialog = await screen.findByRole('alertdialog')
    await sayYes(context, dialog, dialogTexts.transfer)
    await shows(sentenceOf(departmentsRefusals.alreadyAdministrator))
    await expect(args.onTransferred).not.toHaveBeenCalled()
  },
}

export const TransferNeedsOne: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('checkbox', { name: /林静姝/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /陈柏舟/ }))
    await canvas.findByText(components.selected(2))
    await expect(await canvas.findByRole('button', { name: dialogTexts.moveMembers })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: dialogTexts.transfer })).toBeNull()
  },
}

/** Everybody in the department is selected, on all pages. */
export const SelectedAcrossPages: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('林静姝')
    await userEvent.click(canvas.getByRole('checkbox', { name: components.selectAll }))
    await userEvent.click(await canvas.findByRole('button', { name: lists.selectEverything(28) }))
    await expect(await canvas.findByText(components.selected(28))).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: dialogTexts.moveTitle }))
    await expect(await screen.findByRole('dialog', { name: dialogTexts.moveTitle })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
  },
}

/** A member's menu links to their history. */
export const LeadsToHistory: Story = {
  parameters: { feature: { host: { navigate: fn() } } },
  play: async ({ canvas, userEvent, parameters }) => {
    await userEvent.click(await canvas.findByRole('button', { name: containing(texts.actionsOf('林静姝')) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: components.history }))
    await expect(parameters.feature.host.navigate).toHaveBeenLastCalledWith(
      expect.stringContaining(`${pagePaths.companyHistory}?kind=member&id=`),
    )
  },
}
