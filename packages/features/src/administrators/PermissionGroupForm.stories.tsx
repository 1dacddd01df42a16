import { administratorsContract as operations } from '@atrium/contracts/administrators/contract'
import { administratorsRefusals } from '@atrium/contracts/administrators/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import {
  type Answer,
  answer,
  fail,
  never,
  type RecordedCall,
  refuse,
  withFeature,
} from '../shared/stories/mocks'
import { containing, saying } from '../shared/stories/patterns'
import { hasFailed, isForbidden } from '../shared/stories/requestPlays'
import { expectNotice } from '../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { componentMessages, sharedMessages } from '../shared/texts/sharedMessages'
import { administratorsMessages } from './messages'
import { administratorsAnswers, candidate, someDepartments, someGroup } from './mocks'
import { PermissionGroupForm } from './PermissionGroupForm'

const texts = textsOf(administratorsMessages)
const shared = textsOf(sharedMessages)
const components = textsOf(componentMessages)

/** A permission group, `/addorEditAdminGroup`. */
const meta = {
  id: 'features-administrators-permissiongroupform',
  title: 'Features/Administrators/PermissionGroupForm 编辑权限组',
  component: PermissionGroupForm,
  decorators: [withFeature(administratorsAnswers)],
} satisfies Meta<typeof PermissionGroupForm>

export default meta
type Story = StoryObj<typeof meta>

const pathname = pagePaths.permissionGroupForm
const navigate = fn()
const editing = { location: { pathname, search: 'groupId=group-1' }, navigate }
const adding = { location: { pathname, search: '' }, navigate }
const open = (host: object, ...answers: readonly Answer[]) => ({ feature: { host, answers } })

export const Loading: Story = {
  parameters: open(editing, never(operations.getGroup)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: texts.loading })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: open(editing, fail(operations.getGroup, 'offline')),
  play: hasFailed(() => texts.groupFailed),
}

export const Forbidden: Story = {
  parameters: open({ ...editing, companyRole: 'administrator' }),
  play: isForbidden,
}

export const NotFound: Story = {
  parameters: open(editing, fail(operations.getGroup, 'missing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.groupMissing)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.backToGroups })).toBeVisible()
  },
}

export const Pristine: Story = {
  parameters: open(adding),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: containing(texts.groupName) })).toHaveValue('')
    await expect(await canvas.findByRole('treeitem', { name: '建筑设计事业部' })).not.toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: texts.menuAuthorisation })).not.toBeChecked()
  },
}

export const Invalid: Story = {
  parameters: open(adding),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.save }))
    await expect(await canvas.findByText(texts.nameRequired)).toBeVisible()
    await expect(canvas.getByText(texts.permissionsRequired)).toBeVisible()
    await expect(canvas.getByText(texts.departmentsRequired)).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: containing(texts.groupName) })).toHaveFocus(),
    )
  },
}

export const Submitting: Story = {
  parameters: open(editing, never(operations.editGroup)),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: containing(texts.groupName) })
    await userEvent.type(name, '二')
    await userEvent.click(canvas.getByRole('button', { name: texts.save }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: texts.save })).toHaveAttribute('aria-busy', 'true'),
    )
    await expect(canvas.getByRole('button', { name: shared.cancel })).toBeDisabled()
  },
}

export const Rejected: Story = {
  parameters: open(editing, refuse(operations.editGroup, administratorsRefusals.nameTaken)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: containing(texts.groupName) }), '二')
    await userEvent.click(canvas.getByRole('button', { name: texts.save }))
    await expect(await canvas.findByText(sentenceOf(administratorsRefusals.nameTaken))).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: containing(texts.groupName) })).toHaveValue(
      '结构条线管理组二',
    )
  },
}

const calls: RecordedCall[] = []

export const Saved: Story = {
  parameters: { feature: { host: editing, calls } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: `${texts.remove} 陆子谦` }))
    await userEvent.click(canvas.getByRole('button', { name: texts.save }))
    await expectNotice(context, texts.groupSaved)
    await expect(calls.findLast((call) => call.operation === 'editGroup')).toMatchObject({
      body: { groupId: 'group-1', version: 3, userIds: ['user-1'] },
    })
    await expect(navigate).toHaveBeenCalledWith(pagePaths.permissionGroups)
  },
}

let asked = 0

/** Somebody else saved meanwhile: both changes are kept, and conflicts can be resolved. */
export const ChangedMeanwhile: Story = {
  parameters: open(
    editing,
    refuse(operations.editGroup, administratorsRefusals.changedMeanwhile),
    answer(operations.getGroup, () => {
      asked += 1
      return asked === 1
        ? someGroup
        : {
            ...someGroup,
            groupName: '结构中心',
            permissions: ['orders' as const],
            version: 4,
            updatedBy: '何雨桐',
          }
    }),
  ),
  beforeEach: () => {
    asked = 0
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: containing(texts.groupName) })
    await userEvent.type(name, '二')
    await userEvent.click(canvas.getByRole('button', { name: texts.save }))
    await expect(
      await canvas.findByText(saying(texts.mergedTitle('何雨桐', '2026-11-18 14:20:00'))),
    ).toBeVisible()
    await expect(name).toHaveValue('结构条线管理组二')
    await expect(canvas.getByRole('checkbox', { name: texts.orders })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: texts.takeTheirs(texts.groupName) }))
    await expect(name).toHaveValue('结构中心')
  },
}

export const DeletedMeanwhile: Story = {
  parameters: open(editing, fail(operations.editGroup, 'missing')),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByRole('textbox', { name: containing(texts.groupName) }), '二')
    await userEvent.click(canvas.getByRole('button', { name: texts.save }))
    await expect(await canvas.findByText(texts.goneTitle)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.saveAsNew }))
    await expectNotice(context, texts.groupSaved)
  },
}

/** Values typed before a reload are restored. */
export const Restored: Story = {
  parameters: {
    feature: {
      host: adding,
      tab: {
        'draft:company-1:permissionGroup:new': JSON.stringify({
          version: 0,
          base: { groupName: '', permissions: [], departmentIds: [], members: [] },
          values: { groupName: '未存完', permissions: ['orders'], departmentIds: ['d8'], members: [] },
        }),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: containing(texts.groupName) })
    await waitFor(() => expect(name).toHaveValue('未存完'))
    await userEvent.click(canvas.getByRole('button', { name: components.discard }))
    await expect(name).toHaveValue('')
  },
}

const manyDepartments = [
  ...someDepartments,
  ...Array.from({ length: 5000 }, (_, index) => ({
    enterpriseDepartmentId: `many-${index}`,
    departmentName: `项目部${index + 1}`,
    parentId: 'd1',
    level: 2,
  })),
]

const longName = '欧阳上官司徒皇甫南宫慕容'

export const LongText: Story = {
  parameters: open(
    editing,
    answer(operations.getGroup, {
      ...someGroup,
      groupName: '结构条线管理组'.repeat(4),
      members: [candidate(longName, 0)],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: `${texts.remove} ${longName}` })).toBeVisible()
  },
}

export const ManyRows: Story = {
  parameters: open(
    editing,
    answer(operations.listScopeDepartments, manyDepartments),
    answer(operations.getGroup, {
      ...someGroup,
      members: Array.from({ length: 200 }, (_, index) => candidate(`成员${index + 1}`, index)),
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: texts.searchDepartments }),
      '项目部4999',
    )
    await userEvent.click(await canvas.findByRole('treeitem', { name: '项目部4999' }))
    await expect(canvas.getByText(texts.chosenDepartments(2))).toBeVisible()
  },
}

export const Narrow: Story = {
  parameters: open(editing),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('treeitem', { name: '结构工程事业部' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: `${texts.remove} 陆子谦` })).toBeVisible()
  },
}

export const FillsIn: Story = {
  parameters: open(adding),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: containing(texts.groupName) }),
      '设计条线',
    )
    await userEvent.click(canvas.getByRole('checkbox', { name: texts.menuAuthorisation }))
    await expect(canvas.getByRole('checkbox', { name: texts.allocation })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: texts.allocation }))
    await expect(canvas.getByRole('checkbox', { name: texts.menuAuthorisation })).toBePartiallyChecked()
    await userEvent.click(await canvas.findByRole('treeitem', { name: '建筑设计事业部' }))
    await expect(canvas.getByRole('treeitem', { name: '建筑设计事业部' })).toBeChecked()
    await expect(canvas.getByText(texts.chosenDepartments(1))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.addMembers }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.chooseMembers }))
    await userEvent.click(await dialog.findByRole('checkbox', { name: /石磊/ }))
    await userEvent.click(dialog.getByRole('button', { name: texts.addMembers }))
    await expect(await canvas.findByRole('button', { name: `${texts.remove} 石磊` })).toBeInTheDocument()
  },
}

export const FindsDepartment: Story = {
  parameters: ManyRows.parameters ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: texts.searchDepartments }),
      '项目部4999',
    )
    await userEvent.click(await canvas.findByRole('treeitem', { name: '项目部4999' }))
    await expect(canvas.getByText(texts.chosenDepartments(2))).toBeVisible()
  },
}
