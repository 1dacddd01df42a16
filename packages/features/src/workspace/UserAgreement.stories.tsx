import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withFeature } from '../shared/stories/mocks'
import { textsOf } from '../shared/stories/textsOf'
import { agreementMessages } from './agreementMessages'
import { PublicPage } from './parts/PublicPage'
import { UserAgreement } from './UserAgreement'

const agreementTexts = textsOf(agreementMessages)

/** The agreement and the policy, `/UserAgreenment?showValue=1|2`. */
const meta = {
  id: 'features-workspace-useragreement',
  title: 'Features/Workspace/UserAgreement 用户协议',
  component: UserAgreement,
  decorators: [withFeature([])],
  render: () => (
    <PublicPage>
      <UserAgreement />
    </PublicPage>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UserAgreement>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: agreementTexts.agreement })).toBeVisible()
  },
}

export const PrivacyPolicy: Story = {
  parameters: {
    feature: { host: { location: { pathname: '/UserAgreenment', search: 'showValue=2' } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: agreementTexts.privacy })).toBeVisible()
  },
}

export const Narrow: Story = { ...PrivacyPolicy, globals: { viewport: { value: 'narrow' } } }

export const LeadsToPrivacyPolicy: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: agreementTexts.privacy }))
    await expect(await canvas.findByRole('heading', { name: agreementTexts.privacy })).toBeVisible()
  },
}
