import { renewalsContract as operations } from '@atrium/contracts/renewals/contract'
import { renewalsRefusals } from '@atrium/contracts/renewals/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { answering, fail, never, type RecordedCall, refuse, withFeature } from '../shared/stories/mocks'
import { storyLocale, textsOf } from '../shared/stories/textsOf'
import { formatDay } from '../shared/texts/format'
import { serviceTimeZone } from '../shared/texts/serviceTimeZone'
import { componentMessages } from '../shared/texts/sharedMessages'
import type { EndingBatch } from './api'
import { renewalsMessages } from './messages'
import { answerQuote, renewalsAnswers, someBatches, type WireBatch } from './mocks'
import { RenewDialog } from './RenewDialog'
import { daysLonger } from './wish'

const texts = textsOf(renewalsMessages)
const components = textsOf(componentMessages)

const inHand = ({ mainId, leftDays, endingSeats, ...batch }: WireBatch): EndingBatch => ({
  ...batch,
  batchId: mainId,
  daysLeft: leftDays,
  cut: endingSeats,
})
const chosen = someBatches.slice(0, 2).map(inHand)

/** Renews several batches with one order. */
const meta = {
  id: 'features-renewals-renewdialog',
  title: 'Features/Renewals/RenewDialog 续费',
  component: RenewDialog,
  args: { batches: chosen, open: true, onOpenChange: fn() },
  decorators: [withFeature(renewalsAnswers)],
} satisfies Meta<typeof RenewDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog'))
const sum = () => screen.findByText(/¥[\d,.]+/, { selector: '[role=status] *' })
const submit = async () => (await dialog()).findByRole('button', { name: texts.submit })

export const Loading: Story = {
  parameters: answering(never(operations.quoteRenewal)),
  play: async () => {
    await expect(await (await dialog()).findByText(texts.quoting)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.quoteRenewal, 'unavailable')),
  play: async () => {
    await expect(await (await dialog()).findByText(texts.quoteFailed)).toBeVisible()
  },
}

/** Both for a year with all of their seats. */
export const Pristine: Story = {
  play: async () => {
    await expect(await sum()).toBeVisible()
  },
}

/** Fewer seats than are used: says who loses theirs, and when. */
export const Fewer: Story = {
  play: async ({ userEvent }) => {
    await sum()
    const [, second] = await (await dialog()).findAllByRole('textbox')
    await userEvent.clear(second as HTMLElement)
    await userEvent.type(second as HTMLElement, '36')
    await expect(await (await dialog()).findByText(texts.willLose('2', '2026-12-09'))).toBeVisible()
  },
}

/** One of them has ended, so its days count from today. */
function longerUntil2028(): string {
  const today = formatDay(new Date().toISOString(), serviceTimeZone)
  const [fewest = 0, most = 0] = daysLonger('2027-12-31', ['2026-11-08', '2026-12-09'], today) ?? []
  return texts.longerEach(String(fewest), String(most))
}

async function chooseTerm(userEvent: { click(element: Element): Promise<void> }, name: string) {
  await userEvent.click(await (await dialog()).findByRole('combobox', { name: texts.term }))
  await userEvent.click(await screen.findByRole('option', { name }))
}

/** All until the same day: each pays for its own days. */
export const SameDay: Story = {
  play: async ({ userEvent }) => {
    await sum()
    await chooseTerm(userEvent, texts.termUntil('2027-12-31'))
    await expect(await (await dialog()).findByText(texts.longer('387'))).toBeVisible()
    await expect(await (await dialog()).findByText(longerUntil2028())).toBeVisible()
  },
}

/** Any other day is chosen in the calendar, or typed. Earlier days can't be chosen. */
export const OtherDay: Story = {
  play: async ({ userEvent }) => {
    await sum()
    await chooseTerm(userEvent, texts.termOther)
    await userEvent.click(await (await dialog()).findByRole('button', { name: components.calendar }))
    const calendar = within(await screen.findByRole('dialog', { name: components.calendar }))
    await userEvent.click(await calendar.findByRole('button', { name: /15.*2026|2026.*15/ }))
    const field = await (await dialog()).findByRole('textbox', { name: texts.day })
    await expect(field).toHaveValue('2026-12-15')
    await userEvent.clear(field)
    await userEvent.type(field, '2026-1-5')
    await userEvent.tab()
    await expect(field).toBeInvalid()
    await userEvent.clear(field)
    await userEvent.type(field, '2027.12.31')
    await expect(await (await dialog()).findByText(longerUntil2028())).toBeVisible()
  },
}

export const Invalid: Story = {
  play: async ({ userEvent }) => {
    await sum()
    const [first] = await (await dialog()).findAllByRole('textbox')
    await userEvent.clear(first as HTMLElement)
    await userEvent.type(first as HTMLElement, '11')
    await userEvent.click(await submit())
    await expect(await (await dialog()).findByText(texts.quantityWrong('10'))).toBeVisible()
  },
}

export const Submitting: Story = {
  parameters: answering(never(operations.orderRenewal)),
  play: async ({ userEvent }) => {
    await sum()
    await userEvent.click(await submit())
    await expect(await submit()).toHaveAttribute('aria-busy', 'true')
  },
}

/** Another administrator ordered it meanwhile. Nothing typed is lost. */
export const Rejected: Story = {
  parameters: answering(refuse(operations.orderRenewal, renewalsRefusals.notRenewable)),
  play: async ({ userEvent }) => {
    await sum()
    await userEvent.click(await submit())
    const said = renewalsRefusals.notRenewable[storyLocale() === 'en' ? 'english' : 'chinese']
    await expect(await (await dialog()).findByText(said)).toBeVisible()
    // The prices are asked again.
    const lines = (await dialog()).getByRole('list', { name: texts.lines })
    await waitFor(() => expect(lines).toHaveAttribute('aria-busy', 'false'))
  },
}

const calls: RecordedCall[] = []

/** Leads to the payment. The order has the price that was shown. */
export const Saved: Story = {
  parameters: { feature: { calls } },
  play: async ({ userEvent }) => {
    await sum()
    await userEvent.click(await submit())
    await waitFor(() => expect(calls.filter(({ operation }) => operation === 'orderRenewal')).toHaveLength(1))
  },
}

const long = chosen.map((batch) => ({
  ...batch,
  productName: '西南地区轨道交通与地下空间综合开发工程设计研究软件'.repeat(2),
}))

export const LongText: Story = { args: { batches: long } }

const many = Array.from({ length: 30 }, (_, n) => ({ ...(someBatches[1] as WireBatch), mainId: `main-${n}` }))

export const ManyRows: Story = {
  args: { batches: many.map(inHand) },
  parameters: answering(answerQuote(many)),
  play: async () => {
    await expect(await (await dialog()).findByText(texts.totalOf('30'))).toBeVisible()
  },
}

export const Narrow: Story = { ...Pristine, globals: { viewport: { value: 'phone' } } }

/** One that isn't wanted after all is removed. */
export const Removes: Story = {
  play: async ({ userEvent }) => {
    await sum()
    const first = chosen[0]?.productName ?? ''
    await userEvent.click(await (await dialog()).findByRole('button', { name: texts.remove(first) }))
    await expect(await (await dialog()).findByText(texts.totalOf('1'))).toBeVisible()
  },
}
