import { billingContract as operations } from '@atrium/contracts/billing/contract'
import { billingRefusals } from '@atrium/contracts/billing/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, never, type RecordedCall, refuse, withFeature } from '../../shared/stories/mocks'
import { startingWith } from '../../shared/stories/patterns'
import { expectNotice } from '../../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../../shared/stories/textsOf'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { billingMessages } from '../messages'
import { billingAnswers } from '../mocks'
import { TitleDialog } from './TitleDialog'

const texts = textsOf(billingMessages)
const shared = textsOf(sharedMessages)

/** The form of an invoice title. */
const meta = {
  id: 'features-billing-titledialog',
  title: 'Features/Billing/TitleDialog 编辑发票抬头',
  component: TitleDialog,
  args: { title: undefined, onClose: fn() },
  decorators: [withFeature(billingAnswers)],
} satisfies Meta<typeof TitleDialog>

export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await screen.findByRole('dialog'))
type Dialog = Awaited<ReturnType<typeof opened>>

const field = (dialog: Dialog, label: string) => dialog.getByLabelText(startingWith(label))
const save = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: shared.save }))

async function fill() {
  const dialog = await opened()
  await userEvent.type(field(dialog, texts.header), '远岸结构设计事务所有限公司')
  await userEvent.type(field(dialog, texts.creditCode), '91330106ma2b0k7x47')
  await save(dialog)
  return dialog
}

export const Pristine: Story = {
  play: async () => {
    const dialog = await opened()
    await expect(dialog.getByRole('radio', { name: texts.enterprise })).toBeChecked()
    await expect(dialog.queryByRole('alert')).toBeNull()
  },
}

/** A special invoice requires all bank and registration fields. */
export const Invalid: Story = {
  play: async () => {
    const dialog = await opened()
    await userEvent.click(dialog.getByRole('radio', { name: texts.special }))
    await userEvent.type(field(dialog, texts.creditCode), '91330106MA2B0K7X4M')
    await save(dialog)
    for (const words of [
      texts.headerRequired,
      texts.codeInvalid,
      texts.bankNameRequired,
      texts.accountRequired,
      texts.registeredAddressRequired,
      texts.registeredPhoneRequired,
    ])
      await expect(await dialog.findByText(words)).toBeVisible()
  },
}

/** A company's name isn't offered as a person's, and returns with the kind. */
export const KindSwitched: Story = {
  play: async () => {
    const dialog = await opened()
    await userEvent.type(field(dialog, texts.header), '远岸结构设计事务所')
    await userEvent.click(dialog.getByRole('radio', { name: texts.personal }))
    await expect(field(dialog, texts.header)).toHaveValue('')
    await userEvent.type(field(dialog, texts.header), '沈知远')
    await userEvent.click(dialog.getByRole('radio', { name: texts.enterprise }))
    await expect(field(dialog, texts.header)).toHaveValue('远岸结构设计事务所')
  },
}

export const Submitting: Story = {
  parameters: answering(never(operations.addTitle)),
  play: async () => {
    const dialog = await fill()
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: shared.save })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** Another page added the last possible one. */
export const Rejected: Story = {
  parameters: answering(refuse(operations.addTitle, billingRefusals.tooMany)),
  play: async () => {
    const dialog = await fill()
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent(sentenceOf(billingRefusals.tooMany)),
    )
    await expect(field(dialog, texts.header)).toHaveValue('远岸结构设计事务所有限公司')
  },
}

export const Saved: Story = {
  play: async (story) => {
    await fill()
    await expectNotice(story, texts.saved)
    await expect(story.args.onClose).toHaveBeenCalled()
  },
}

/** A personal title has only a name. */
export const OfAPerson: Story = {
  play: async () => {
    const dialog = await opened()
    await userEvent.click(dialog.getByRole('radio', { name: texts.personal }))
    await expect(dialog.queryByLabelText(startingWith(texts.creditCode))).toBeNull()
    await expect(dialog.getByText(texts.ownHeader)).toBeVisible()
  },
}

const calls: RecordedCall[] = []

/** Choosing from the registry fills in the code, unless one is typed. */
export const FromTheRegistry: Story = {
  parameters: { feature: { calls } },
  play: async () => {
    const dialog = await opened()
    await userEvent.type(field(dialog, texts.header), '云筑')
    await userEvent.click(
      await screen.findByRole('option', { name: startingWith('云筑建筑设计研究院有限公司') }),
    )
    await waitFor(() => expect(field(dialog, texts.creditCode)).toHaveValue('91310110MA1G8X2K77'))
    await save(dialog)
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'addTitle')?.body).toMatchObject({
        headerType: 'enterprise',
        unifiedSocialCreditCode: '91310110MA1G8X2K77',
      }),
    )
  },
}
