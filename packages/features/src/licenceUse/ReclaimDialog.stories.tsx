import { licenceUseContract as operations } from '@atrium/contracts/licenceUse/contract'
import { licenceUseRefusals } from '@atrium/contracts/licenceUse/refusals'
import { DialogHeader } from '@atrium/ui/dialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { peopleMessages } from '../shared/people/messages'
import { answering, fail, never, type RecordedCall, refuse, withFeature } from '../shared/stories/mocks'
import { containing } from '../shared/stories/patterns'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { componentMessages, sharedMessages } from '../shared/texts/sharedMessages'
import { licenceUseMessages } from './messages'
import { answerIdle, idleProduct, licenceUseAnswers, resetLicenceUse, someIdle } from './mocks'
import { LicenceUseHostContext } from './parts/LicenceUseHost'
import { ReclaimDialog } from './ReclaimDialog'

const texts = textsOf(licenceUseMessages)
const shared = textsOf(sharedMessages)
const components = textsOf(componentMessages)
const people = textsOf(peopleMessages)

/** Takes idle licences back, with notice or at once. Opened from a product and from its holders. */
const meta = {
  id: 'features-licenceuse-reclaimdialog',
  title: 'Features/LicenceUse/ReclaimDialog 收回闲置授权',
  component: ReclaimDialog,
  decorators: [withFeature(licenceUseAnswers)],
  args: { open: true, onOpenChange: fn(), choice: { productId: idleProduct.mainId, idleDays: 90 } },
  beforeEach: resetLicenceUse,
} satisfies Meta<typeof ReclaimDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog'))
const button = async (name: string) => (await dialog()).findByRole('button', { name })

export const Loading: Story = {
  parameters: answering(never(operations.previewReclaim)),
  play: async () => {
    await expect(await button(texts.notify(0))).toBeDisabled()
  },
}

export const Empty: Story = {
  parameters: answering(answerIdle({ ...someIdle, total: 0, list: [] })),
  play: async () => {
    await expect(await (await dialog()).findByText(texts.nobodyIdle)).toBeVisible()
  },
}

/** Everybody idle is chosen, except for members who are exempt or were told already. */
export const Ready: Story = {
  play: async () => {
    const { findByText, getByRole } = await dialog()
    await expect(await findByText(texts.chosenOf(12, 14))).toBeVisible()
    await expect(getByRole('checkbox', { name: containing('罗欣妍') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** A licence file can't be recalled, so its licence stays. */
export const Borrowed: Story = {
  parameters: answering(
    answerIdle({
      ...someIdle,
      total: 3,
      list: someIdle.list
        .slice(4, 7)
        .map((row, n) => ({ ...row, borrowedUntil: n === 0 ? '2026-12-31T16:00:00.000Z' : null })),
    }),
  ),
  play: async () => {
    await expect(await (await dialog()).findByText(texts.chosenOf(2, 3))).toBeVisible()
    await expect((await dialog()).getAllByRole('checkbox')[1]).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.previewReclaim, 'unavailable')),
  play: async () => {
    await expect(await (await dialog()).findByText(texts.membersFailed)).toBeVisible()
  },
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.previewReclaim, 'forbidden')),
  play: async () => {
    await expect(await (await dialog()).findByText(components.forbiddenTitle)).toBeVisible()
  },
}

export const Pristine: Story = {
  play: async () => {
    await expect(await button(texts.notify(12))).toBeEnabled()
  },
}

/** The button is never disabled because something is wrong: it says what. */
export const Invalid: Story = {
  play: async ({ userEvent }) => {
    const { findByRole, findByText, getByRole } = await dialog()
    const days = await findByRole('textbox', { name: texts.noticeDays })
    await userEvent.clear(days)
    await userEvent.type(days, '45')
    await userEvent.click(getByRole('checkbox', { name: components.selectAll }))
    await userEvent.click(await button(texts.notify(0)))
    await expect(await findByText(texts.noticeDaysWrong(30))).toBeVisible()
    await expect(await findByText(texts.nobodyChosen)).toBeVisible()
  },
}

export const Submitting: Story = {
  parameters: answering(never(operations.planReclaim)),
  play: async ({ userEvent }) => {
    const notify = await button(texts.notify(12))
    await userEvent.dblClick(notify)
    await expect(notify).toHaveAttribute('aria-busy', 'true')
  },
}

export const Rejected: Story = {
  parameters: answering(refuse(operations.planReclaim, licenceUseRefusals.nobodyIdle)),
  play: async ({ userEvent }) => {
    await userEvent.click(await button(texts.notify(12)))
    await expect(await (await dialog()).findByText(sentenceOf(licenceUseRefusals.nobodyIdle))).toBeVisible()
  },
}

const calls: RecordedCall[] = []

/** Members were told. A double click tells them once; an unticked member isn't told. */
export const Saved: Story = {
  parameters: { feature: { calls } },
  play: async ({ userEvent }) => {
    const { findByRole, findByText } = await dialog()
    await userEvent.click(await findByRole('checkbox', { name: containing('沈嘉禾') }))
    await userEvent.dblClick(await button(texts.notify(11)))
    await expect(await findByText(texts.notified(11))).toBeVisible()
    await expect(calls.filter(({ operation }) => operation === 'planReclaim')).toHaveLength(1)
    await waitFor(() => expect(document.activeElement).toHaveTextContent(texts.close))
  },
}

/** At once: asks before. */
export const AtOnce: Story = {
  play: async ({ userEvent }) => {
    const { findByRole, findByText } = await dialog()
    await userEvent.click(await findByRole('radio', { name: texts.now }))
    await userEvent.click(await button(texts.reclaimNow(12)))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(await question.findByRole('button', { name: texts.reclaimNow(12) }))
    await expect(await findByText(texts.started(12))).toBeVisible()
  },
}

/** Where the page offers it, the dialog follows the change to its end. */
export const Follows: Story = {
  decorators: [
    (Story) => (
      <LicenceUseHostContext
        value={{ change: (changeId) => <DialogHeader title={changeId} closeLabel={shared.close} /> }}
      >
        <Story />
      </LicenceUseHostContext>
    ),
  ],
  play: async ({ userEvent }) => {
    await userEvent.click(await (await dialog()).findByRole('radio', { name: texts.now }))
    await userEvent.click(await button(texts.reclaimNow(12)))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(await question.findByRole('button', { name: texts.reclaimNow(12) }))
    await expect(await (await dialog()).findByText(/change/)).toBeVisible()
  },
}

export const AtOnceFails: Story = {
  parameters: answering(fail(operations.planReclaim, 'unavailable')),
  play: async ({ userEvent }) => {
    await userEvent.click(await (await dialog()).findByRole('radio', { name: texts.now }))
    await userEvent.click(await button(texts.reclaimNow(12)))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(await question.findByRole('button', { name: texts.reclaimNow(12) }))
    await expect(await question.findByText(containing(shared.unavailable))).toBeVisible()
  },
}

export const LongText: Story = {
  parameters: answering(
    answerIdle({
      ...someIdle,
      productName: '西南地区轨道交通与地下空间综合开发工程设计研究软件'.repeat(3),
      list: someIdle.list.map((row) => ({
        ...row,
        realName: `欧阳上官司徒皇甫南宫${row.realName}`,
        department: `院/${'西南地区轨道交通与地下空间综合开发工程设计研究中心'.repeat(2)}`,
        exemption: row.exemption && { ...row.exemption, reason: '借调到海外项目现场'.repeat(8) },
      })),
    }),
  ),
}

/** Only rows in view are rendered; the search finds the others. Those that it hides stay chosen. */
export const ManyRows: Story = {
  parameters: answering(
    answerIdle({
      ...someIdle,
      total: 6200,
      list: Array.from({ length: 5000 }, (_, n) => ({
        ...someIdle.list[0],
        borrowedUntil: null,
        userId: `user-${n}`,
        realName: `成员${n}`,
        phone: `138${String(n).padStart(8, '0')}`,
        department: '云筑建筑设计研究院/结构工程事业部',
        lastUsedOn: null,
        idleDays: 300,
        isOnLine: false,
        exemption: null,
        dueAt: null,
      })),
    }),
  ),
  play: async ({ userEvent }) => {
    const { findByText, findByRole } = await dialog()
    await expect(await findByText(texts.chosenOf(5000, 6200))).toBeVisible()
    await userEvent.type(await findByRole('searchbox', { name: people.search }), '成员4321')
    const found = await findByRole('checkbox', { name: containing('成员4321') })
    await expect(found).toBeChecked()
    await userEvent.click(found)
    await expect(await findByText(texts.chosenOf(4999, 6200))).toBeVisible()
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }

/** Opened for holders who were selected in the list: only they are ticked. */
export const SomeTicked: Story = {
  args: {
    choice: {
      productId: idleProduct.mainId,
      idleDays: 90,
      userIds: someIdle.list.slice(0, 3).map(({ userId }) => userId),
    },
  },
  play: async () => {
    const { findByText } = await dialog()
    // One of them is exempt.
    await expect(await findByText(texts.chosenOf(2, 14))).toBeVisible()
  },
}
