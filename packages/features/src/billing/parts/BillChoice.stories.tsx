import { billingContract as operations } from '@atrium/contracts/billing/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { type Answer, answer, fail, never, type RecordedCall, withFeature } from '../../shared/stories/mocks'
import { hasFailed } from '../../shared/stories/requestPlays'
import { textsOf } from '../../shared/stories/textsOf'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { billingMessages } from '../messages'
import { billingAnswers, someAddress, someCompany, somePerson } from '../mocks'
import { BillChoice, type BillChoiceProps } from './BillChoice'

const texts = textsOf(billingMessages)
const shared = textsOf(sharedMessages)
const calls: RecordedCall[] = []
const answering = (...answers: readonly Answer[]) => ({ feature: { answers } })

/** The invoice of an order, as part of another feature's screen. */
const meta = {
  id: 'features-billing-billchoice',
  title: 'Features/Billing/BillChoice 选择发票',
  component: BillChoice,
  args: { bill: undefined, onChange: fn() },
  decorators: [withFeature(billingAnswers)],
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof BillChoice>

export default meta
type Story = StoryObj<typeof meta>

function Held({ bill: begun, onChange, ...rest }: BillChoiceProps) {
  const [bill, setBill] = useState(begun)
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <BillChoice
        {...rest}
        bill={bill}
        onChange={(next) => {
          setBill(next)
          onChange(next)
        }}
      />
    </div>
  )
}

export const Loading: Story = { parameters: answering(never(operations.listTitles)) }

/** The default is chosen; a special invoice is sent on paper to the default address. */
export const Ready: Story = {
  play: async ({ canvas, args }) => {
    const title = await canvas.findByRole('radio', { name: someCompany.invoiceHeader })
    await waitFor(() => expect(title).toBeChecked())
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith({
      titleId: someCompany.invoiceId,
      mailingId: someAddress.addressId,
      invoiceRemark: '',
    })
    await expect(canvas.queryByRole('radio', { name: texts.electronic })).toBeNull()
  },
}

/** A person's default title is a company's, and they buy for themselves: nothing is preselected. */
export const DefaultOfCompany: Story = {
  parameters: { feature: { host: { companyId: undefined, companyRole: undefined } } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('radio', { name: someCompany.invoiceHeader })).not.toBeChecked()
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith({ titleId: null, mailingId: null, invoiceRemark: '' }),
    )
    await expect(canvas.getByRole('radio', { name: texts.noInvoice })).toBeChecked()
  },
}

/** Choosing another title doesn't keep the paper address of the default one. */
export const Personal: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: somePerson.invoiceHeader }))
    await expect(await canvas.findByRole('radio', { name: texts.electronic })).toBeChecked()
  },
}

/** There is no title to preselect, and an invoice can be requested later. */
export const NoTitles: Story = {
  parameters: answering(answer(operations.listTitles, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: texts.noInvoice })).toBeChecked()
    await expect(canvas.getByText(texts.invoiceLater)).toBeVisible()
    await expect(canvas.queryByText(texts.addresses)).toBeNull()
  },
}

export const NoAddress: Story = {
  parameters: answering(answer(operations.listAddresses, [])),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(texts.goesOnPaper)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.addAddress }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: texts.addAddress })).toBeVisible())
  },
}

/** Without a title, the dialog adds one, which is then chosen. */
export const AddsTheFirst: Story = {
  args: { isWanted: true },
  parameters: (() => {
    const isAdded = () => calls.some(({ operation }) => operation === 'addTitle')
    return {
      feature: {
        calls,
        answers: [
          answer(operations.listTitles, () => (isAdded() ? [{ ...somePerson, invoiceId: 'title-3' }] : [])),
        ],
      },
    }
  })(),
  beforeEach: () => {
    calls.length = 0
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(texts.addTitleFirst)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.addTitle }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.addTitle }))
    await userEvent.click(dialog.getByRole('radio', { name: texts.personal }))
    await userEvent.type(dialog.getByRole('textbox', { name: texts.header }), somePerson.invoiceHeader)
    await userEvent.click(dialog.getByRole('button', { name: shared.save }))
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({
        titleId: 'title-3',
        mailingId: null,
        invoiceRemark: '',
      }),
    )
    await expect(await canvas.findByRole('radio', { name: somePerson.invoiceHeader })).toBeChecked()
    await expect(canvas.queryByRole('radio', { name: texts.noInvoice })).toBeNull()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listTitles, 'unavailable')),
  play: hasFailed(() => texts.titlesFailed),
}

export const OnPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }
