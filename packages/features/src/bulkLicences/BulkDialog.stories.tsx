import { mostLines, bulkLicencesContract as operations } from '@atrium/contracts/bulkLicences/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { answering, fail, never, type RecordedCall, withFeature } from '../shared/stories/mocks'
import { containing } from '../shared/stories/patterns'
import { listed, textsOf } from '../shared/stories/textsOf'
import { componentMessages, sharedMessages } from '../shared/texts/sharedMessages'
import { BulkDialog } from './BulkDialog'
import { bulkLicencesMessages } from './messages'
import {
  answerChange,
  answerPreview,
  bulkLicencesAnswers,
  partlyChange,
  resetBulkLicences,
  runningChange,
  sampleProducts,
  someCancelPreview,
  someNewcomers,
  somePreview,
  somePreviewed,
  undoingChange,
  undoneChange,
} from './mocks'
import { inFeature, shows, someDepartments } from './storySteps'

const texts = textsOf(bulkLicencesMessages)
const shared = textsOf(sharedMessages)
const components = textsOf(componentMessages)

const productIds = sampleProducts.map(({ mainId }) => mainId)
const inHand = { kind: 'grant' as const, people: someNewcomers, productIds }

/** Ten newcomers and three products in one act. Opened from lists of members, departments and products. */
const meta = {
  id: 'features-bulklicences-bulkdialog',
  title: 'Features/BulkLicences/BulkDialog 批量分配',
  component: BulkDialog,
  decorators: [inFeature, withFeature(bulkLicencesAnswers)],
  args: { open: true, onOpenChange: fn(), choice: { kind: 'grant' } },
  beforeEach: resetBulkLicences,
} satisfies Meta<typeof BulkDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog'))
const assign = async () => (await dialog()).findByRole('button', { name: texts.grantCount(28) })

export const Loading: Story = {
  args: { choice: inHand },
  parameters: answering(never(operations.previewBulkChange)),
  play: async () => {
    const { findByRole } = await dialog()
    await expect(await findByRole('region', { name: texts.preview })).toHaveAttribute('aria-busy', 'true')
    await expect(await findByRole('button', { name: texts.grant })).toBeDisabled()
  },
}

/** Who gains what, from whose seats, and who gets none. */
export const Ready: Story = {
  args: { choice: inHand },
  play: async () => {
    const { findByText } = await dialog()
    await expect(await assign()).toBeEnabled()
    await expect(await findByText(texts.willGrant(10, 3, 28))).toBeVisible()
    await expect(await findByText(texts.shortOf(listed('沈嘉禾', '罗欣妍')))).toBeVisible()
  },
}

/** A failing preview keeps what was chosen and typed. */
export const Failed: Story = {
  args: { choice: inHand },
  parameters: answering(fail(operations.previewBulkChange, 'unavailable')),
  play: async ({ userEvent }) => {
    const { findByRole, findByText } = await dialog()
    await userEvent.click(await findByRole('button', { name: texts.pastePhones }))
    await userEvent.paste('13800000001')
    await expect(await findByText(texts.previewFailed)).toBeVisible()
    await expect(await findByRole('button', { name: shared.retry })).toBeEnabled()
    await expect(await findByRole('textbox', { name: texts.phones })).toHaveValue('13800000001')
  },
}

export const Forbidden: Story = {
  args: { choice: inHand },
  parameters: answering(fail(operations.previewBulkChange, 'forbidden')),
  play: async () => {
    await expect(await (await dialog()).findByText(components.forbiddenTitle)).toBeVisible()
  },
}

/** With nothing in hand, as from the page of bulk changes. */
export const Pristine: Story = {
  play: async () => {
    await expect(await (await dialog()).findByText(texts.noPeopleByName)).toBeVisible()
    await shows(texts.previewHint)
  },
}

/** The button is never disabled because something is missing: it says what. */
export const Invalid: Story = {
  play: async ({ userEvent }) => {
    const { findByRole, findByText } = await dialog()
    await userEvent.click(await findByRole('button', { name: texts.grant }))
    await expect(await findByText(texts.choosePeople)).toBeVisible()
  },
}

export const Submitting: Story = {
  args: { choice: inHand },
  parameters: answering(never(operations.startBulkChange)),
  play: async ({ userEvent }) => {
    const button = await assign()
    await userEvent.dblClick(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const Rejected: Story = {
  args: { choice: inHand },
  parameters: answering(fail(operations.startBulkChange, 'unavailable')),
  play: async ({ userEvent }) => {
    await userEvent.click(await assign())
    await expect(await (await dialog()).findByText(shared.unavailable)).toBeVisible()
    await expect(await assign()).toBeEnabled()
  },
}

const calls: RecordedCall[] = []

/** Members are also chosen by name, for example after products were selected in a list. */
export const PicksMembers: Story = {
  args: { choice: { kind: 'grant', productIds: [sampleProducts[0].mainId] } },
  play: async ({ userEvent }) => {
    const { findByRole, getByRole } = await dialog()
    await userEvent.click(await findByRole('button', { name: texts.addMembers }))
    await userEvent.click(getByRole('checkbox', { name: '余敏' }))
    await expect(await findByRole('button', { name: texts.removePeople })).toBeVisible()
  },
}

/** Everything was done; it can be undone for ten minutes. A double click starts it once. */
export const Saved: Story = {
  args: { choice: inHand },
  parameters: { feature: { calls } },
  play: async ({ userEvent }) => {
    await userEvent.dblClick(await assign())
    const { findByText, getByRole } = await dialog()
    await expect(await findByText(texts.granted(30))).toBeVisible()
    await expect(calls.filter(({ operation }) => operation === 'startBulkChange')).toHaveLength(1)
    await expect(getByRole('button', { name: texts.undoAll })).toBeEnabled()
    // The header's button has the same name; this one is the way on.
    await waitFor(() => expect(document.activeElement).toHaveTextContent(texts.close))
  },
}

/** Progress of 4,800 lines. Closing the dialog doesn't stop it. */
export const Running: Story = {
  args: { choice: inHand },
  parameters: answering(answerChange(runningChange)),
  play: async ({ userEvent }) => {
    await userEvent.click(await assign())
    const { findByText } = await dialog()
    await expect(await findByText(texts.progressOf(2940, 4800))).toBeVisible()
    await shows(texts.keepsGoing)
  },
}

/** Reasons for what was not done, with one click to try again. */
export const PartlyFailed: Story = {
  args: { choice: inHand },
  parameters: answering(answerChange(partlyChange)),
  play: async ({ userEvent }) => {
    await userEvent.click(await assign())
    const { findByText, getByRole } = await dialog()
    await expect(await findByText(texts.reasonCount(texts.noSeats, 3))).toBeVisible()
    await expect(getByRole('button', { name: texts.retry(4) })).toBeEnabled()
  },
}

export const Undoing: Story = {
  args: { choice: inHand },
  parameters: answering(answerChange(undoingChange)),
  play: async ({ userEvent }) => {
    await userEvent.click(await assign())
    await expect(await (await dialog()).findByText(texts.progressOf(16, 26))).toBeVisible()
  },
}

export const Undone: Story = {
  args: { choice: inHand },
  parameters: answering(answerChange(undoneChange)),
  play: async ({ userEvent }) => {
    await userEvent.click(await assign())
    await expect(await (await dialog()).findByText(texts.undoneGrant(25))).toBeVisible()
  },
}

/** Everything is undone after a question. */
export const UndoesAll: Story = {
  args: { choice: inHand },
  play: async ({ userEvent }) => {
    await userEvent.click(await assign())
    await userEvent.click(await (await dialog()).findByRole('button', { name: texts.undoAll }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(await question.findByRole('button', { name: texts.undoAll }))
    await shows(texts.undoneGrant(30))
  },
}

/** Taking licences back: which are in use now, and a question before it is done. */
export const TakingBack: Story = {
  args: { choice: { ...inHand, kind: 'cancel' } },
  parameters: answering(answerPreview(someCancelPreview)),
  play: async ({ userEvent }) => {
    const { findByRole, findByText } = await dialog()
    await expect(await findByText(texts.onlineOf(3))).toBeVisible()
    await userEvent.click(await findByRole('button', { name: texts.cancelCount(24) }))
    await expect(await screen.findByText(texts.cancelTitle(24))).toBeInTheDocument()
    await expect(screen.getByText(containing(texts.cancelOnline(3)))).toBeInTheDocument()
  },
}

const unknownPhones = ['13900000001', '13900000002']

/** Unknown phones and other lines are named and kept, so that they can be corrected. */
export const UnknownPhones: Story = {
  args: { choice: { kind: 'grant', productIds } },
  parameters: answering(answerPreview({ ...somePreview, unknownPhones })),
  play: async ({ userEvent }) => {
    const { findByText, findByRole } = await dialog()
    await userEvent.click(await findByRole('button', { name: texts.pastePhones }))
    await userEvent.paste(`13800000001\n${unknownPhones.join('\n')}\n1380000`)
    await expect(await findByText(containing(texts.unknown(2)))).toBeVisible()
    await expect(await findByText(containing(texts.unreadable(1)))).toBeVisible()
    await userEvent.click(await findByRole('button', { name: texts.removeUnknown }))
    await expect(await findByRole('textbox', { name: texts.phones })).toHaveValue('13800000001\n1380000')
  },
}

/** A department counts with everybody below. */
export const ByDepartment: Story = {
  play: async ({ userEvent }) => {
    const { findByRole, findByText } = await dialog()
    const [first] = someDepartments
    await userEvent.click(await findByRole('button', { name: texts.addDepartments }))
    await userEvent.click(await findByRole('checkbox', { name: first.departmentName }))
    await userEvent.click(await findByRole('checkbox', { name: sampleProducts[0].productName }))
    await expect(await findByText(texts.allBelow(47))).toBeVisible()
    await expect(await findByRole('button', { name: texts.grantCount(8) })).toBeEnabled()
  },
}

const long = '西南地区轨道交通与地下空间综合开发工程设计研究及技术咨询中心'

export const LongText: Story = {
  args: {
    choice: {
      kind: 'grant',
      people: someNewcomers.map((person) => ({
        ...person,
        realName: `欧阳上官司徒皇甫南宫${person.realName}`,
      })),
      departments: [{ departmentId: 'd1', departmentName: long.repeat(3), memberCount: 12_000 }],
      productIds,
    },
  },
  parameters: answering(
    answerPreview({
      ...somePreview,
      products: somePreviewed.map((product) => ({
        ...product,
        productName: long.repeat(3),
        pools: product.pools.map((pool) => ({ ...pool, department: `${long}/${long.repeat(2)}` })),
        without: product.without.map((person) => ({ ...person, realName: long })),
      })),
    }),
  ),
}

/** More than one change can have: it says so before it starts. */
export const ManyRows: Story = {
  args: { choice: inHand },
  parameters: answering(
    answerPreview({
      ...somePreview,
      memberCount: 2100,
      total: 6300,
      products: somePreviewed.map((product) => ({ ...product, count: 2100 })),
    }),
  ),
  play: async () => {
    await expect(await (await dialog()).findByText(texts.tooMany(6300, mostLines))).toBeVisible()
  },
}

/** On a phone it has the whole window. */
export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }
