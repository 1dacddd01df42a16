import { accountContract as operations } from '@atrium/contracts/account/contract'
import { accountRefusals } from '@atrium/contracts/account/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { refuse, withFeature } from '../shared/stories/mocks'
import { startingWith } from '../shared/stories/patterns'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { AccountFeature } from './AccountFeature'
import { accountMessages } from './messages'
import { accountAnswers, someHost } from './mocks'
import { fillRebind } from './storySteps'

const texts = textsOf(accountMessages)

const location = { pathname: pagePaths.phoneRebinding, search: '' }

/** `/mobilePhoneRebind`, for mobile user agents. */
const meta = {
  id: 'features-account-mobilerebind',
  title: 'Features/Account/MobileRebind 换绑手机号',
  component: AccountFeature,
  args: someHost,
  decorators: [withFeature(accountAnswers)],
  parameters: { feature: { host: { location } } },
} satisfies Meta<typeof AccountFeature>

export default meta
type Story = StoryObj<typeof meta>

export const Pristine: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.rebind })).toBeVisible()
    await expect(await canvas.findByText('138****0001')).toBeVisible()
  },
}

export const Rejected: Story = {
  parameters: { feature: { answers: [refuse(operations.changeMobile, accountRefusals.wrongPassword)] } },
  play: async ({ canvas }) => {
    await fillRebind(canvas)
    await userEvent.click(canvas.getByRole('button', { name: texts.confirmRebind }))
    await expect(await canvas.findByText(sentenceOf(accountRefusals.wrongPassword))).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(startingWith(texts.passwordTitle))).toHaveFocus())
  },
}

export const Narrow: Story = { ...Pristine, globals: { viewport: { value: 'phone' } } }
