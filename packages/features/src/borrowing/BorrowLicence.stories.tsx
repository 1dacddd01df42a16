import { borrowingContract as operations } from '@atrium/contracts/borrowing/contract'
import { borrowingRefusals } from '@atrium/contracts/borrowing/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { answering, fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { expectNotice } from '../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { BorrowLicence } from './BorrowLicence'
import { borrowingMessages } from './messages'
import { answerOwn, borrowingAnswers, resetBorrowing, someFile, someOwn } from './mocks'

const texts = textsOf(borrowingMessages)

/** Borrows a licence for a device, from the list of the person's licences. */
const meta = {
  id: 'features-borrowing-borrowlicence',
  title: 'Features/Borrowing/BorrowLicence 借用到设备',
  component: BorrowLicence,
  args: { licenceId: 'grant-1', productName: someOwn.productName, onClose: fn() },
  decorators: [withFeature(borrowingAnswers)],
  beforeEach: resetBorrowing,
} satisfies Meta<typeof BorrowLicence>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Another dialog takes its place once the licence is loaded, so elements are found in the whole page. */
async function dialog() {
  await screen.findByRole('dialog')
  return screen
}
const device = async () => (await dialog()).findByRole('textbox', { name: containsLabel(texts.fingerprint) })
const containsLabel = (label: string) => (name: string) => name.startsWith(label)
const submit = async () => (await dialog()).getByRole('button', { name: texts.borrowNow })

async function borrow({ userEvent }: Pick<Context, 'userEvent'>, typed: string) {
  await userEvent.type(await device(), typed)
  await userEvent.click(await submit())
}

export const Loading: Story = {
  parameters: answering(never(operations.getOwnBorrowing)),
  play: async () => {
    await expect(await (await dialog()).findByText(texts.borrowText)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.getOwnBorrowing, 'unavailable')),
  play: async () => {
    await expect(await (await dialog()).findByText(texts.borrowFailed)).toBeVisible()
  },
}

export const Pristine: Story = {
  play: async () => {
    const field = await device()
    await waitFor(() => expect(field).toHaveFocus())
    await expect((await dialog()).getByText(texts.fingerprintHint)).toBeVisible()
  },
}

export const Invalid: Story = {
  play: async (context) => {
    await borrow(context, '我的电脑')
    await expect(await (await dialog()).findByText(texts.fingerprintWrong)).toBeVisible()
  },
}

export const Submitting: Story = {
  parameters: answering(never(operations.borrowLicence)),
  play: async (context) => {
    await borrow(context, someFile.mid)
    await waitFor(async () => expect(await submit()).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Rejected: Story = {
  parameters: answering(refuse(operations.borrowLicence, borrowingRefusals.alreadyBorrowed)),
  play: async (context) => {
    await borrow(context, someFile.mid)
    await expect(
      await (await dialog()).findByText(sentenceOf(borrowingRefusals.alreadyBorrowed)),
    ).toBeVisible()
    await expect(await device()).toHaveValue(someFile.mid)
  },
}

/** The file is downloaded, and the notice says until when it is valid. */
export const Saved: Story = {
  play: async (context) => {
    await borrow(context, someFile.mid)
    await expectNotice(context, texts.borrowedNow('2026-12-04'))
    await expect(context.args.onClose).toHaveBeenCalled()
  },
}

/** The company doesn't allow it for this product. */
export const ReadOnly: Story = {
  parameters: answering(answerOwn({ ...someOwn, longestDays: 0 })),
  play: async () => {
    await expect(await (await dialog()).findByText(texts.notAllowed)).toBeVisible()
  },
}

export const LongText: Story = {
  args: { productName: '西南地区轨道交通与地下空间综合开发工程设计研究及技术咨询'.repeat(3) },
  parameters: answering(answerOwn({ ...someOwn, borrowed: { ...someFile, mid: 'PC-7F3A91C2'.repeat(11) } })),
  play: async () => {
    await expect(await (await dialog()).findByText(texts.runningOn)).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await device()).toBeVisible()
  },
}

const running = answering(answerOwn({ ...someOwn, borrowed: someFile }))

/** A file runs: it can be downloaded again, returned, or reported lost. */
export const Running: Story = {
  parameters: running,
  play: async () => {
    await expect(await (await dialog()).findByText(someFile.mid)).toBeVisible()
    await expect((await dialog()).getByRole('button', { name: texts.download })).toBeVisible()
  },
}

export const Lost: Story = {
  parameters: answering(
    answerOwn({
      ...someOwn,
      borrowed: { ...someFile, state: 'lost', lostAt: '2026-11-21T03:00:00.000Z' },
    }),
  ),
  play: async () => {
    await expect(await (await dialog()).findByText(texts.lostSince('2026-11-21'))).toBeVisible()
    await expect((await dialog()).queryByRole('button', { name: texts.giveBack })).toBeNull()
  },
}

/** Says that the file has to be deleted from the device first. */
export const ReturnSucceeds: Story = {
  parameters: running,
  play: async (context) => {
    await context.userEvent.click(await (await dialog()).findByRole('button', { name: texts.giveBack }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(texts.giveBackText)).toBeVisible()
    await context.userEvent.click(question.getByRole('button', { name: texts.giveBackYes }))
    await expectNotice(context, texts.givenBack)
  },
}

export const ReturnFails: Story = {
  parameters: {
    ...answering(
      answerOwn({ ...someOwn, borrowed: someFile }),
      refuse(operations.returnOwnLicence, borrowingRefusals.hasEnded),
    ),
  },
  play: async (context) => {
    await context.userEvent.click(await (await dialog()).findByRole('button', { name: texts.giveBack }))
    const question = within(await screen.findByRole('alertdialog'))
    await context.userEvent.click(question.getByRole('button', { name: texts.giveBackYes }))
    await expect(await question.findByText(sentenceOf(borrowingRefusals.hasEnded))).toBeVisible()
  },
}

/** Says that the device can use it until the end. */
export const ReportSucceeds: Story = {
  parameters: running,
  play: async (context) => {
    await context.userEvent.click(await (await dialog()).findByRole('button', { name: texts.reportLost }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(texts.reportLostText('2026-12-04'))).toBeVisible()
    await context.userEvent.click(question.getByRole('button', { name: texts.reportLostYes }))
    await expectNotice(context, texts.reportedLost)
  },
}
