import { pagePaths } from '@atrium/contracts/paths'
import { profileContract as operations } from '@atrium/contracts/profile/contract'
import { profileRefusals } from '@atrium/contracts/profile/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { startingWith } from '../shared/stories/patterns'
import { hasFailed } from '../shared/stories/requestPlays'
import { textsOf } from '../shared/stories/textsOf'
import { componentMessages, sharedMessages } from '../shared/texts/sharedMessages'
import { profileMessages } from './messages'
import { profileAnswers } from './mocks'
import { ProfileFeature } from './ProfileFeature'

const texts = textsOf(profileMessages)
const shared = textsOf(sharedMessages)
const components = textsOf(componentMessages)

const location = { pathname: pagePaths.profileInCompany, search: '' }

/** `/CompanypersonInfo`. */
const meta = {
  id: 'features-profile-profileincompany',
  title: 'Features/Profile/ProfileInCompany 个人资料',
  component: ProfileFeature,
  decorators: [withFeature(profileAnswers)],
  parameters: { feature: { host: { location } } },
} satisfies Meta<typeof ProfileFeature>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function rename(canvas: Canvas, name: string) {
  const field = await canvas.findByLabelText(startingWith(texts.nickname))
  await userEvent.clear(field)
  if (name) await userEvent.type(field, name)
  await userEvent.click(canvas.getByRole('button', { name: shared.save }))
}

export const Loading: Story = {
  parameters: { feature: { answers: [never(operations.getProfile)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { feature: { answers: [fail(operations.getProfile, 'unavailable')] } },
  play: hasFailed(),
}

/** The account can't be changed. */
export const Pristine: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: shared.save })).toBeEnabled()
    await expect(canvas.getByLabelText(startingWith(texts.account))).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('alert')?.textContent ?? '').toBe('')
    await expect(canvas.queryByText(texts.draftKept)).toBeNull()
  },
}

export const Invalid: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(startingWith(texts.email)), ' example')
    await rename(canvas, '')
    await expect(canvas.getByText(texts.nicknameRequired)).toBeVisible()
    await expect(canvas.getByText(texts.emailWrong)).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(startingWith(texts.nickname))).toHaveFocus())
  },
}

export const Submitting: Story = {
  parameters: { feature: { answers: [never(operations.saveProfile)] } },
  play: async ({ canvas }) => {
    await rename(canvas, '小云')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: shared.save })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** Another tab saved first: a message says so, and nothing typed is lost. */
export const Rejected: Story = {
  parameters: { feature: { answers: [refuse(operations.saveProfile, profileRefusals.changedMeanwhile)] } },
  play: async ({ canvas }) => {
    await rename(canvas, '小云')
    await expect(await canvas.findByText(startingWith(texts.changedMeanwhile))).toBeVisible()
    await expect(canvas.getByLabelText(startingWith(texts.nickname))).toHaveValue('小云')
  },
}

export const Saved: Story = {
  play: async ({ canvas }) => {
    await rename(canvas, '小云')
    await waitFor(() => expect(screen.getByText(texts.saved)).toBeVisible())
    await expect(canvas.getByLabelText(startingWith(texts.nickname))).toHaveValue('小云')
    await waitFor(() => expect(canvas.queryByRole('button', { name: components.discard })).toBeNull())
  },
}

const draft = JSON.stringify({ nickname: '小云', realName: '沈知远', email: '' })

/** Reloaded before saving: the typed values are restored. */
export const Restored: Story = {
  parameters: {
    feature: {
      host: {
        location,
        tabStore: {
          read: (key: string) => (key === 'draft:company-1:profile' ? draft : undefined),
          write: () => {},
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.draftKept)).toBeVisible()
    await expect(canvas.getByLabelText(startingWith(texts.nickname))).toHaveValue('小云')
  },
}

export const Narrow: Story = { ...Pristine, globals: { viewport: { value: 'phone' } } }
