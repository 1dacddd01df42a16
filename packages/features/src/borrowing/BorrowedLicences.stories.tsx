import { borrowingContract as operations } from '@atrium/contracts/borrowing/contract'
import { borrowingRefusals } from '@atrium/contracts/borrowing/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answerFirst, answering, fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { containing } from '../shared/stories/patterns'
import { hasFailed, isForbidden, isLoading } from '../shared/stories/requestPlays'
import { chooseInRow } from '../shared/stories/rowSteps'
import { expectNotice } from '../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { componentMessages } from '../shared/texts/sharedMessages'
import { BorrowedLicences } from './BorrowedLicences'
import { borrowingMessages } from './messages'
import { answerBorrowed, borrowingAnswers, resetBorrowing, someBorrowed } from './mocks'

const texts = textsOf(borrowingMessages)
const components = textsOf(componentMessages)
const first = '温如玉'
const lost = '邵文博'

/** Licences that members have borrowed for devices, `/licenceBorrowed`. */
const meta = {
  id: 'features-borrowing-borrowedlicences',
  title: 'Features/Borrowing/BorrowedLicences 借用授权',
  component: BorrowedLicences,
  decorators: [withFeature(borrowingAnswers)],
  beforeEach: resetBorrowing,
} satisfies Meta<typeof BorrowedLicences>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: answering(never(operations.listBorrowed)),
  play: isLoading('table', () => texts.list),
}

export const Empty: Story = {
  parameters: answering(answerBorrowed(() => [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.none)).toBeVisible()
  },
}

export const NoMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '无此人{Enter}')
    await expect(await canvas.findByText(components.noMatches)).toBeVisible()
  },
}

/** Running, ending soon, lost and ended ones, also of somebody who has left. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(first)).toBeVisible()
    await expect(canvas.getAllByText(texts.hasLeft)[0]).toBeInTheDocument()
    await expect(canvas.getByText(texts.takenBack)).toBeInTheDocument()
  },
}

export const Refreshing: Story = {
  parameters: answering(
    answerFirst(operations.listBorrowed, {
      totalItems: 12,
      counts: [],
      list: someBorrowed.slice(0, 10),
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(first)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: components.nextPage }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText(first)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listBorrowed, 'unavailable')),
  play: hasFailed(() => texts.listFailed),
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.listBorrowed, 'forbidden')),
  play: isForbidden,
}

const long = '西南地区轨道交通与地下空间综合开发工程设计研究及技术咨询中心'

export const LongText: Story = {
  parameters: answering(
    answerBorrowed(() =>
      someBorrowed.slice(0, 2).map((row) => ({
        ...row,
        realName: '欧阳上官司徒皇甫南宫',
        productName: long.repeat(2),
        mid: 'PC-7F3A91C2'.repeat(8),
        department: Array.from({ length: 5 }, () => long).join('/'),
      })),
    ),
  ),
}

export const ManyRows: Story = {
  parameters: answering(
    answerBorrowed(() =>
      Array.from({ length: 230 }, (_, n) => ({ ...someBorrowed[0], id: `${n}` }) as never),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(components.total(230))).toBeVisible()
  },
}

/** On a phone, a row shows the product and the end, with the state. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(first)).toBeVisible()
  },
}

/** Lost ones are counted, and filtered by their chip. */
export const LostOnes: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(first)
    await userEvent.click(canvas.getByRole('radio', { name: containing(texts.lost) }))
    await waitFor(() => expect(canvas.queryByText(first)).toBeNull())
    await expect(canvas.getByText(lost)).toBeVisible()
  },
}

/** Says that the file can't be deleted from here, before it is marked as returned. */
export const ReturnSucceeds: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    await canvas.findByText(first)
    await chooseInRow({ canvas, userEvent }, first, texts.markReturned)
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: texts.markReturnedYes }))
    await expectNotice({ canvasElement }, texts.markedReturned)
  },
}

export const ReturnFails: Story = {
  parameters: answering(refuse(operations.markBorrowedReturned, borrowingRefusals.hasEnded)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(first)
    await chooseInRow({ canvas, userEvent }, first, texts.markReturned)
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: texts.markReturnedYes }))
    await expect(await question.findByText(sentenceOf(borrowingRefusals.hasEnded))).toBeVisible()
  },
}

export const LostSucceeds: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    await canvas.findByText(first)
    await chooseInRow({ canvas, userEvent }, first, texts.markLost)
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: texts.markLostYes }))
    await expectNotice({ canvasElement }, texts.markedLost)
  },
}

export const FoundSucceeds: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    await canvas.findByText(lost)
    await chooseInRow({ canvas, userEvent }, lost, texts.markFound)
    await expectNotice({ canvasElement }, texts.markedFound)
  },
}

const product = '建筑施工图设计软件'

async function openLimits({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.click(await canvas.findByRole('button', { name: texts.limits }))
  return within(await screen.findByRole('dialog', { name: texts.limitsTitle }))
}

/** The limits of each product are saved when the field is left. */
export const LimitSucceeds: Story = {
  play: async (context) => {
    const dialog = await openLimits(context)
    const field = await dialog.findByRole('textbox', { name: texts.longestDaysOf(product) })
    await context.userEvent.clear(field)
    await context.userEvent.type(field, '60{Enter}')
    await expectNotice(context, texts.saved)
    await expect(field).toHaveValue('60')
  },
}

export const LimitFails: Story = {
  parameters: answering(refuse(operations.setBorrowingLimit, borrowingRefusals.allDepartmentsOnly)),
  play: async (context) => {
    const dialog = await openLimits(context)
    const field = await dialog.findByRole('textbox', { name: texts.longestDaysOf(product) })
    await context.userEvent.clear(field)
    await context.userEvent.type(field, '60{Enter}')
    await expectNotice(context, texts.markFailed(sentenceOf(borrowingRefusals.allDepartmentsOnly)))
    await expect(field).toHaveValue('60')
  },
}
