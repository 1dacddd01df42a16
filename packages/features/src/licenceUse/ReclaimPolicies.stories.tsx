import { licenceUseContract as operations } from '@atrium/contracts/licenceUse/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answering, fail, never, type RecordedCall, withFeature } from '../shared/stories/mocks'
import { hasFailed, isForbidden, isLoading } from '../shared/stories/requestPlays'
import { expectNotice } from '../shared/stories/storySteps'
import { textsOf } from '../shared/stories/textsOf'
import { componentMessages } from '../shared/texts/sharedMessages'
import { licenceUseMessages } from './messages'
import { answerPolicies, idleProduct, licenceUseAnswers, resetLicenceUse, somePolicies } from './mocks'
import { ReclaimPolicies } from './ReclaimPolicies'

const texts = textsOf(licenceUseMessages)
const components = textsOf(componentMessages)

/** The policies that take idle licences back automatically, `/reclaimPolicies`. */
const meta = {
  id: 'features-licenceuse-reclaimpolicies',
  title: 'Features/LicenceUse/ReclaimPolicies 自动回收策略',
  component: ReclaimPolicies,
  decorators: [withFeature(licenceUseAnswers)],
  beforeEach: resetLicenceUse,
} satisfies Meta<typeof ReclaimPolicies>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: answering(never(operations.listReclaimPolicies)),
  play: isLoading('table', () => texts.policies),
}

export const Empty: Story = {
  parameters: answering(answerPolicies({ ...somePolicies, totalItems: 0, list: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noPolicies)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.policyRule(90, 7))).toBeVisible()
    await expect(canvas.getByText(texts.otherProducts)).toBeVisible()
  },
}

const many = Array.from({ length: 120 }, (_, n) => ({
  ...idleProduct,
  mainId: `main-${n}`,
  idleDays: 90,
  noticeDays: 7,
  state: 'active' as const,
  savedAt: '2026-11-10T02:30:00.000Z',
  savedBy: '周明远',
}))

const firstPage = answerPolicies({ ...somePolicies, totalItems: 120, list: many })
const others = never(operations.listReclaimPolicies)

export const Refreshing: Story = {
  parameters: answering({
    ...firstPage,
    respond: (request) => (request.query.pageIndex === '1' ? firstPage : others).respond(request),
  }),
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText(texts.stateActive))[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: components.nextPage }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listReclaimPolicies, 'unavailable')),
  play: hasFailed(() => texts.policiesFailed),
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.listReclaimPolicies, 'forbidden')),
  play: isForbidden,
}

/** For sub-administrators of some departments. */
export const ReadOnly: Story = {
  parameters: answering(answerPolicies({ ...somePolicies, canEdit: false })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.policyRule(90, 7))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.addPolicy })).toBeNull()
    await expect(canvas.queryByText(texts.edit)).toBeNull()
  },
}

export const LongText: Story = {
  parameters: answering(
    answerPolicies({
      ...somePolicies,
      list: somePolicies.list.map((row) => ({
        ...row,
        productName: '西南地区轨道交通与地下空间综合开发工程设计研究软件'.repeat(3),
        savedBy: '欧阳上官司徒皇甫南宫',
      })),
    }),
  ),
}

export const ManyRows: Story = {
  parameters: answering(answerPolicies({ ...somePolicies, totalItems: 120, list: many })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.total(120))).toBeVisible()
  },
}

export const Narrow: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } }

const calls: RecordedCall[] = []

/** A new policy begins as a dry run. Wrong numbers are named at their fields. */
export const AddSucceeds: Story = {
  parameters: { feature: { calls } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: texts.addPolicy }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByRole('radio', { name: texts.stateDryRun })).toBeChecked()
    const days = dialog.getByRole('textbox', { name: new RegExp(texts.idleDays) })
    await userEvent.clear(days)
    await userEvent.type(days, '3')
    await userEvent.click(dialog.getByRole('button', { name: texts.savePolicy }))
    await expect(await dialog.findByText(texts.wholeFrom(7, 365))).toBeVisible()
    await userEvent.type(days, '0')
    await userEvent.click(dialog.getByRole('button', { name: texts.savePolicy }))
    await expectNotice(context, texts.policySaved)
    await expect(calls.find(({ operation }) => operation === 'saveReclaimPolicy')?.body).toMatchObject({
      idleDays: 30,
      noticeDays: 7,
      state: 'dryRun',
    })
  },
}

export const SaveFails: Story = {
  parameters: answering(fail(operations.saveReclaimPolicy, 'unavailable')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.editOf(idleProduct.productName) }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: texts.savePolicy }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
  },
}
