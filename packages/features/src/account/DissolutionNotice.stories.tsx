import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withFeature } from '../shared/mocks'
import { AccountFeature } from './AccountFeature'
import { accountAnswers, someHost } from './mocks'
import { accountRoutes } from './routes'

const location = { pathname: accountRoutes.dissolutionNotice, search: '' }

/** `/companyLogoffTipage`. */
const meta = {
  title: 'Features/Account/DissolutionNotice',
  component: AccountFeature,
  args: someHost,
  decorators: [withFeature(accountAnswers)],
  parameters: { feature: { host: { location } } },
} satisfies Meta<typeof AccountFeature>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '申请注销' })).toHaveAttribute(
      'href',
      '/companyLogoffAgreement',
    )
  },
}

/** For whoever was a member of a company that is no more. */
export const Former: Story = {
  parameters: { feature: { host: { location, companyId: undefined, companyRole: undefined } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^如果您因企业已注销来到这里/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '申请注销' })).toBeNull()
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Closing a company account' })).toBeVisible()
  },
}

export const Dark: Story = { ...Ready, globals: { theme: 'dark' } }
