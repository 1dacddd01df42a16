import { profileContract as operations } from '@atrium/contracts/profile/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { answer, answering, fail, never, withFeature } from '../../shared/stories/mocks'
import { startingWith } from '../../shared/stories/patterns'
import { hasFailed } from '../../shared/stories/requestPlays'
import { textsOf } from '../../shared/stories/textsOf'
import { profileMessages } from '../messages'
import { newPerson, profileAnswers, someStudent } from '../mocks'
import { ProfileCompletion } from './ProfileCompletion'

const texts = textsOf(profileMessages)

/** The completeness of the profile, on the personal home. */
const meta = {
  id: 'features-profile-profilecompletion',
  title: 'Features/Profile/ProfileCompletion 资料完整度',
  component: ProfileCompletion,
  decorators: [withFeature(profileAnswers)],
} satisfies Meta<typeof ProfileCompletion>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { parameters: answering(never(operations.getProfile)) }

export const Empty: Story = {
  parameters: answering(answer(operations.getProfile, newPerson)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: texts.completion })).toHaveAttribute(
      'aria-valuenow',
      '50',
    )
    await expect(canvas.getByText(startingWith(texts.missing('')))).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.completeNow })).toBeVisible()
  },
}

export const Ready: Story = {
  parameters: answering(answer(operations.getProfile, someStudent)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.complete)).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.getProfile, 'unavailable')),
  play: hasFailed(),
}

export const Narrow: Story = { ...Empty, globals: { viewport: { value: 'narrow' } } }
