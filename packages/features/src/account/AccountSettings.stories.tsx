import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { answer, fail, never, type RecordedCall, withFeature } from '../shared/stories/mocks'
import { startingWith } from '../shared/stories/patterns'
import { hasFailed } from '../shared/stories/requestPlays'
import { textsOf } from '../shared/stories/textsOf'
import { AccountFeature } from './AccountFeature'
import { accountContract as operations } from './contract'
import { accountMessages } from './messages'
import { accountAnswers, someAccount, someHost } from './mocks'
import { accountRoutes } from './routes'

const texts = textsOf(accountMessages)

const location = { pathname: accountRoutes.settings, search: '' }

/** `/companySetting`. */
const meta = {
  id: 'features-account-accountsettings',
  title: 'Features/Account/AccountSettings 账号与安全',
  component: AccountFeature,
  args: someHost,
  decorators: [withFeature(accountAnswers)],
  parameters: { feature: { host: { location } } },
} satisfies Meta<typeof AccountFeature>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { parameters: { feature: { answers: [never(operations.getAccount)] } } }

/** Signed in nowhere else, and an ordinary member: there is nothing to sign out nor to close. */
export const Empty: Story = {
  parameters: {
    feature: {
      host: { location, companyRole: 'member' },
      answers: [
        answer(operations.getAccount, { ...someAccount, sessions: someAccount.sessions.slice(0, 1) }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.noOtherSessions)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.signOutElsewhere })).toBeNull()
    await expect(canvas.queryByRole('link', { name: texts.dissolveEntry })).toBeNull()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: texts.dissolveEntry })).toHaveAttribute(
      'href',
      '/companyLogoffTipage',
    )
    await expect(canvas.getByText('138****0001')).toBeVisible()
  },
}

const calls: RecordedCall[] = []

/** One session, then all others. */
export const SignsOut: Story = {
  parameters: { feature: { calls } },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: startingWith(texts.signOutOf(texts.installed)) }),
    )
    await waitFor(() => expect(screen.getByText(texts.signedOut(1))).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: texts.signOutElsewhere }))
    const bodies = calls.filter(({ operation }) => operation === 'endSessions').map(({ body }) => body)
    await expect(bodies).toEqual([{ sessionIds: ['session-2'] }, {}])
  },
}

export const Failed: Story = {
  parameters: { feature: { answers: [fail(operations.getAccount, 'unavailable')] } },
  play: hasFailed(),
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }
