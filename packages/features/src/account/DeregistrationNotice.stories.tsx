import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withFeature } from '../shared/stories/mocks'
import { textsOf } from '../shared/stories/textsOf'
import { AccountFeature } from './AccountFeature'
import { deregistrationMessages } from './deregistration/messages'
import { accountAnswers, someHost } from './mocks'
import { accountRoutes } from './routes'

const texts = textsOf(deregistrationMessages)

const location = { pathname: accountRoutes.deregistrationNotice, search: '' }

/** `/personalogoffTippage`. */
const meta = {
  id: 'features-account-deregistrationnotice',
  title: 'Features/Account/DeregistrationNotice 账号注销须知',
  component: AccountFeature,
  args: someHost,
  decorators: [withFeature(accountAnswers)],
  parameters: { feature: { host: { location, companyId: undefined, companyRole: undefined } } },
} satisfies Meta<typeof AccountFeature>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: texts.toRequest })).toHaveAttribute(
      'href',
      '/logoffAgreement',
    )
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
