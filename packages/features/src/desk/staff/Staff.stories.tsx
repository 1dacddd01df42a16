import { deskStaffContract as operations } from '@atrium/contracts/desk/staff/contract'
import { deskStaffRefusals } from '@atrium/contracts/desk/staff/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { listMessages } from '../../shared/list/messages'
import { answering, fail, never, type RecordedCall, refuse, withFeature } from '../../shared/stories/mocks'
import { hasFailed, isForbidden, isLoading } from '../../shared/stories/requestPlays'
import { expectNotice } from '../../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../../shared/stories/textsOf'
import { reasonMessages } from '../reason/messages'
import { staffMessages } from './messages'
import { answerSelf, answerStaff, newcomer, reviewer, self, staffAnswers } from './mocks'
import { Staff } from './Staff'

const texts = textsOf(staffMessages)
const reasons = textsOf(reasonMessages)
const lists = textsOf(listMessages)

/** The vendor's staff with their roles, `/desk/staff`. */
const meta = {
  id: 'features-desk-staff',
  title: 'Features/Desk/Staff 运营人员',
  component: Staff,
  decorators: [withFeature(staffAnswers)],
} satisfies Meta<typeof Staff>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

export const Loading: Story = {
  parameters: answering(never(operations.listStaff)),
  play: isLoading('table', () => texts.staff),
}

export const Empty: Story = {
  parameters: answering(answerStaff([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.none)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(reviewer.name)).toBeVisible()
    await expect(canvas.getByText(texts.secondStepOff)).toBeVisible()
    await expect(await canvas.findByText(texts.you)).toBeVisible()
    // Nobody changes their own roles.
    await expect(canvas.getByRole('button', { name: lists.actionsOf(reviewer.name) })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: lists.actionsOf(self.name) })).toBeNull()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listStaff, 'unavailable')),
  play: hasFailed(() => texts.failed),
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.listStaff, 'forbidden')),
  play: isForbidden,
}

/** An auditor sees the roles and changes none. */
export const ReadOnly: Story = {
  parameters: answering(answerSelf(['auditor'])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(reviewer.name)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.add })).toBeNull()
  },
}

export const LongText: Story = {
  parameters: answering(
    answerStaff([
      {
        ...reviewer,
        name: '阿依努尔·买买提江·吐尔逊',
        account: 'ayinuer.maimaitijiang.tuerxun@account-operations.example.com',
        lockedAt: '2026-07-01T01:00:00.000Z',
        roles: [...reviewer.roles, ...newcomer.roles, ...self.roles],
      },
    ]),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.locked)).toBeVisible()
  },
}

export const ManyRows: Story = {
  parameters: answering(
    answerStaff(Array.from({ length: 60 }, (_, n) => ({ ...reviewer, userId: `staff-${n + 10}` }))),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(reviewer.name)).toHaveLength(60)
  },
}

/** The second line has the roles; the other columns are left out. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(reviewer.name)).toBeVisible()
    await expect(canvas.getByText(texts.roleName('finance'))).toBeVisible()
  },
}

const dialog = async () => within(await screen.findByRole('dialog'))

async function add({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: texts.add }))
  const { findByRole, getByRole } = await dialog()
  await userEvent.type(await findByRole('textbox', { name: new RegExp(`^${texts.account}`) }), '13800000014')
  await userEvent.click(getByRole('radio', { name: texts.roleName('finance') }))
  await userEvent.type(getByRole('textbox', { name: new RegExp(`^${reasons.reason}`) }), '2026-07')
  await userEvent.dblClick(getByRole('button', { name: texts.addSubmit }))
}

const calls: RecordedCall[] = []

/** A double click adds it once. */
export const AddSucceeds: Story = {
  parameters: { feature: { calls } },
  beforeEach: () => void calls.splice(0),
  play: async (context) => {
    await add(context)
    await expectNotice(context, texts.addedWithoutStep('温如玉', texts.roleName('finance')))
    await expect(calls.filter(({ operation }) => operation === 'grantStaffRole')).toHaveLength(1)
  },
}

/** Nothing typed is lost. */
export const AddFails: Story = {
  parameters: answering(refuse(operations.grantStaffRole, deskStaffRefusals.alreadyHeld)),
  play: async (context) => {
    await add(context)
    await expect(await (await dialog()).findByText(sentenceOf(deskStaffRefusals.alreadyHeld))).toBeVisible()
    await expect((await dialog()).getByDisplayValue('13800000014')).toBeVisible()
  },
}

async function remove({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: lists.actionsOf(reviewer.name) }))
  const entry = texts.removeRole(texts.roleName('reviewer'))
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
  const { findByRole, getByRole } = await dialog()
  await userEvent.type(await findByRole('textbox', { name: new RegExp(`^${reasons.reason}`) }), '2026-07')
  await userEvent.click(getByRole('button', { name: texts.removeSubmit }))
}

export const RemoveSucceeds: Story = {
  play: async (context) => {
    await remove(context)
    await expectNotice(context, texts.removed(reviewer.name, texts.roleName('reviewer')))
  },
}

/** The last person with the role `security` keeps it. */
export const RemoveFails: Story = {
  parameters: answering(refuse(operations.revokeStaffRole, deskStaffRefusals.lastSecurity)),
  play: async (context) => {
    await remove(context)
    await expect(await (await dialog()).findByText(sentenceOf(deskStaffRefusals.lastSecurity))).toBeVisible()
  },
}
