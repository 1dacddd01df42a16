import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withFeature } from '../shared/stories/mocks'
import { startingWith } from '../shared/stories/patterns'
import { textsOf } from '../shared/stories/textsOf'
import { AccountFeature } from './AccountFeature'
import { dissolutionMessages } from './messages'
import { accountAnswers, someHost } from './mocks'

const dissolutionTexts = textsOf(dissolutionMessages)

const location = { pathname: pagePaths.dissolutionNotice, search: '' }

/** `/companyLogoffTipage`. */
const meta = {
  id: 'features-account-dissolutionnotice',
  title: 'Features/Account/DissolutionNotice 企业注销须知',
  component: AccountFeature,
  args: someHost,
  decorators: [withFeature(accountAnswers)],
  parameters: { feature: { host: { location } } },
} satisfies Meta<typeof AccountFeature>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: dissolutionTexts.toRequest })).toHaveAttribute(
      'href',
      pagePaths.dissolutionRequest,
    )
    await expect(await canvas.findByText(startingWith(dissolutionTexts.about('')))).toBeVisible()
  },
}

/** For former members of a dissolved company. */
export const Former: Story = {
  parameters: { feature: { host: { location, companyId: undefined, companyRole: undefined } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(dissolutionTexts.alreadyOver)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: dissolutionTexts.toRequest })).toBeNull()
  },
}

const gone = new Map([['dissolvedCompany', '青禾工程咨询有限公司']])

/** The person is in another company; the page is about the dissolved one. */
export const Over: Story = {
  parameters: {
    feature: { host: { location, tabStore: { read: (key: string) => gone.get(key), write() {} } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(dissolutionTexts.overText('青禾工程咨询有限公司'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: dissolutionTexts.toCompanyHome })).toHaveAttribute(
      'href',
      pagePaths.companyHome,
    )
    await expect(canvas.queryByRole('link', { name: dissolutionTexts.toRequest })).toBeNull()
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }
