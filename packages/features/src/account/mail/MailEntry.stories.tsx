import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EntryList } from '../../shared/settings/EntryList'
import { withFeature } from '../../shared/stories/mocks'
import { textsOf } from '../../shared/stories/textsOf'
import { accountAnswers, someHost } from '../mocks'
import { MailRow } from '../parts/MailRow'
import { mailMessages } from './messages'

const texts = textsOf(mailMessages)

/** The row of the person's email address. */
const meta = {
  id: 'features-account-mailentry',
  title: 'Features/Account/MailEntry 邮箱',
  component: MailRow,
  args: { ...someHost, email: 'shen@example.com', verified: false },
  decorators: [
    (Story) => (
      <EntryList>
        <Story />
      </EntryList>
    ),
    withFeature(accountAnswers),
  ],
} satisfies Meta<typeof MailRow>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { email: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.none)).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.add })).toBeEnabled()
    await expect(canvas.queryByText(texts.unverified)).toBeNull()
  },
}

/** In the profile, but not verified. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.unverified)).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.verify })).toBeEnabled()
    await expect(canvas.queryByRole('button', { name: texts.remove })).toBeNull()
  },
}

export const Verified: Story = {
  args: { verified: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.verified)).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.change })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: texts.remove })).toBeEnabled()
  },
}

export const LongText: Story = {
  args: { email: `${'structural.engineering.'.repeat(3)}shen@example.com`, verified: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('s***@example.com')).toBeVisible()
  },
}

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
