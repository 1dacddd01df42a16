import { agreementsContract as operations } from '@atrium/contracts/agreements/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { fail, never, withFeature } from '../shared/stories/mocks'
import { hasFailed } from '../shared/stories/requestPlays'
import { textsOf } from '../shared/stories/textsOf'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { AgreementDocument } from './AgreementDocument'
import { agreementMessages } from './messages'
import { agreementsAnswers } from './mocks'

const texts = textsOf(agreementMessages)
const shared = textsOf(sharedMessages)

const at = (search: string, ...answers: readonly ReturnType<typeof never>[]) => ({
  feature: { answers, host: { location: { pathname: pagePaths.agreement, search } } },
})

/** The agreements, `/UserAgreenment?showValue=1|2|3`. */
const meta = {
  id: 'features-agreements-agreementdocument',
  title: 'Features/Agreements/AgreementDocument 用户协议',
  component: AgreementDocument,
  decorators: [withFeature(agreementsAnswers)],
  parameters: at('showValue=1'),
} satisfies Meta<typeof AgreementDocument>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: at('showValue=1', never(operations.getAgreement)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: shared.loading })).toBeVisible()
  },
}

/** The version in force, with its contents next to it and all versions below. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: texts.userAgreement })).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: texts.contents })).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.version('2026-11-01') })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.queryByText(texts.past)).toBeNull()
  },
}

export const Failed: Story = {
  parameters: at('showValue=1', fail(operations.getAgreement, 'unavailable')),
  play: hasFailed(),
}

/** The address of a missing version links to the one in force. */
export const NotFound: Story = {
  parameters: at('showValue=2&version=2020-01-01', fail(operations.getAgreement, 'missing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.missing)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.toCurrent })).toHaveAttribute(
      'href',
      `${pagePaths.agreement}?showValue=2`,
    )
  },
}

export const PrivacyPolicy: Story = {
  parameters: at('showValue=2'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: texts.privacyPolicy })).toBeVisible()
  },
}

/** An earlier version is marked as such. */
export const PastVersion: Story = {
  parameters: at('showValue=1&version=2021-06-01'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.past)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: texts.toCurrent }))
    await waitFor(() => expect(canvas.queryByText(texts.past)).toBeNull())
    await expect(await canvas.findByRole('heading', { level: 1, name: texts.userAgreement })).toBeVisible()
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'narrow' } } }

/** On a phone, the contents are above the text, collapsed. */
export const ContentsOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const contents = await canvas.findByText(texts.contents)
    await userEvent.click(contents)
    await waitFor(() => expect(contents.closest('details')).toHaveAttribute('open'))
  },
}

export const LeadsToPrivacyPolicy: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: texts.privacyPolicy }))
    await expect(await canvas.findByRole('heading', { level: 1, name: texts.privacyPolicy })).toBeVisible()
  },
}
