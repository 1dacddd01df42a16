import { accountContract as operations } from '@atrium/contracts/account/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { type answer, fail, never, withFeature } from '../shared/stories/mocks'
import { hasFailed } from '../shared/stories/requestPlays'
import { textsOf } from '../shared/stories/textsOf'
import { AccountFeature } from './AccountFeature'
import { accountMessages } from './messages'
import { accountAnswers, someHost } from './mocks'

const texts = textsOf(accountMessages)
const host = {
  location: { pathname: pagePaths.phoneBindingTip, search: '' },
  companyId: undefined,
  companyRole: undefined,
}
const answers = (...given: readonly ReturnType<typeof answer>[]) => ({ feature: { answers: given, host } })

/** `/NVH5Accountbindtip`. */
const meta = {
  id: 'features-account-bindingtip',
  title: 'Features/Account/BindingTip 换绑须知',
  component: AccountFeature,
  args: someHost,
  decorators: [withFeature(accountAnswers)],
  parameters: { feature: { host } },
} satisfies Meta<typeof AccountFeature>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { parameters: answers(never(operations.getAccount)) }

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('138****0001')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: texts.beforeRebind })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answers(fail(operations.getAccount, 'unavailable')),
  play: hasFailed(),
}

/** On a desktop, the phone is changed in a dialog. */
export const Rebinds: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.rebind }))
    await expect(await screen.findByRole('dialog', { name: texts.rebind })).toBeVisible()
  },
}

/** On a phone, there is a page for it. */
export const OnPhone: Story = {
  args: { isMobile: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: texts.rebind })).toHaveAttribute(
      'href',
      pagePaths.phoneRebinding,
    )
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }
