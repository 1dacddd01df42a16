import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withFeature } from '../shared/stories/mocks'
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
    await expect(await canvas.findByText(/^企业：/)).toBeVisible()
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

const gone = new Map([['dissolvedCompany', '青禾工程咨询有限公司']])

/** One stands in the next company: the page is about the one that is no more. */
export const Over: Story = {
  parameters: {
    feature: { host: { location, tabStore: { read: (key: string) => gone.get(key), write() {} } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^“青禾工程咨询有限公司”的账号已注销/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '前往企业首页' })).toHaveAttribute(
      'href',
      '/CompanyMainPage',
    )
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
