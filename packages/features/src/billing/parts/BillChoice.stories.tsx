import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { type Answer, answer, fail, never, withFeature } from '../../shared/stories/mocks'
import { hasFailed } from '../../shared/stories/requestPlays'
import { textsOf } from '../../shared/stories/textsOf'
import { billingContract as operations } from '../contract'
import { billingMessages } from '../messages'
import { billingAnswers, someAddress, someCompany, somePerson } from '../mocks'
import { BillChoice, type BillChoiceProps } from './BillChoice'

const texts = textsOf(billingMessages)
const answering = (...answers: readonly Answer[]) => ({ feature: { answers } })

/** The invoice of an order, as part of another feature's screen. */
const meta = {
  id: 'features-billing-billchoice',
  title: 'Features/Billing/BillChoice 选择发票',
  component: BillChoice,
  args: { bill: { titleId: null, mailingId: null, invoiceRemark: '' }, onChange: fn() },
  decorators: [withFeature(billingAnswers)],
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof BillChoice>

export default meta
type Story = StoryObj<typeof meta>

function Held({ bill: begun, onChange }: BillChoiceProps) {
  const [bill, setBill] = useState(begun)
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <BillChoice
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

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: texts.noInvoice })).toBeChecked()
    await expect(canvas.queryByText(texts.addresses)).toBeNull()
  },
}

/** It goes on paper, to the default address. */
export const Special: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: someCompany.invoiceHeader }))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      titleId: someCompany.invoiceId,
      mailingId: someAddress.addressId,
      invoiceRemark: '',
    })
    await expect(canvas.queryByRole('radio', { name: texts.electronic })).toBeNull()
  },
}

export const Personal: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: somePerson.invoiceHeader }))
    await expect(await canvas.findByRole('radio', { name: texts.electronic })).toBeChecked()
  },
}

export const NoAddress: Story = {
  parameters: answering(answer(operations.listAddresses, [])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: someCompany.invoiceHeader }))
    await expect(await canvas.findByText(texts.goesOnPaper)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.addAddress }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: texts.addAddress })).toBeVisible())
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listTitles, 'unavailable')),
  play: hasFailed(() => texts.titlesFailed),
}

export const OnPhone: Story = { ...Special, globals: { viewport: { value: 'phone' } } }
