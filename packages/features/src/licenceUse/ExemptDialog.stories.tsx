import { licenceUseContract as operations } from '@atrium/contracts/licenceUse/contract'
import { licenceUseRefusals } from '@atrium/contracts/licenceUse/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { answering, never, type RecordedCall, refuse, withFeature } from '../shared/stories/mocks'
import { expectNotice } from '../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { ExemptDialog } from './ExemptDialog'
import { licenceUseMessages } from './messages'
import { idleProduct, licenceUseAnswers, resetLicenceUse } from './mocks'

const texts = textsOf(licenceUseMessages)

/** Exempts holders of a product from reclaims. Opened from the product's holders. */
const meta = {
  id: 'features-licenceuse-exemptdialog',
  title: 'Features/LicenceUse/ExemptDialog 设为不回收',
  component: ExemptDialog,
  decorators: [withFeature(licenceUseAnswers)],
  args: {
    open: true,
    onOpenChange: fn(),
    choice: { productId: idleProduct.mainId, userIds: ['user-1', 'user-2'] },
  },
  beforeEach: resetLicenceUse,
} satisfies Meta<typeof ExemptDialog>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const dialog = async () => within(await screen.findByRole('dialog'))

async function submit({ userEvent }: Context, reason = '长期出差') {
  const { findByRole, getByRole } = await dialog()
  const field = await findByRole('textbox', { name: new RegExp(texts.reason) })
  if (reason) await userEvent.type(field, reason)
  await userEvent.dblClick(getByRole('button', { name: texts.exemptSubmit }))
}

export const Pristine: Story = {
  play: async () => {
    await expect(await (await dialog()).findByText(texts.exemptTitle(2))).toBeVisible()
  },
}

export const Invalid: Story = {
  play: async (context) => {
    await submit(context, '')
    await expect(await (await dialog()).findByText(texts.reasonRequired)).toBeVisible()
  },
}

export const Submitting: Story = {
  parameters: answering(never(operations.exempt)),
  play: async (context) => {
    await submit(context)
    const button = await (await dialog()).findByRole('button', { name: texts.exemptSubmit })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Rejected: Story = {
  parameters: answering(refuse(operations.exempt, licenceUseRefusals.endInPast)),
  play: async (context) => {
    await submit(context)
    await expect(await (await dialog()).findByText(sentenceOf(licenceUseRefusals.endInPast))).toBeVisible()
  },
}

const calls: RecordedCall[] = []

/** A double click exempts once. */
export const Saved: Story = {
  parameters: { feature: { calls } },
  play: async (context) => {
    await submit(context)
    await expectNotice(context, texts.exempted(2))
    await expect(calls.filter(({ operation }) => operation === 'exempt')).toHaveLength(1)
  },
}

export const Narrow: Story = { ...Pristine, globals: { viewport: { value: 'phone' } } }
