import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withFeature } from '../../shared/stories/mocks'
import { textsOf } from '../../shared/stories/textsOf'
import { at, calls, inFeature, resetSteps } from '../storySteps'
import { MeetingNotice } from './MeetingNotice'
import { meetingMessages } from './messages'
import { meetingAnswers } from './mocks'

const texts = textsOf(meetingMessages)

/** Notes on registering for a meeting, `/applyNotice`. */
const meta = {
  id: 'features-catalogue-meetingnotice',
  title: 'Features/Catalogue/MeetingNotice 报名须知',
  component: MeetingNotice,
  decorators: [inFeature, withFeature(meetingAnswers)],
  parameters: { feature: at(pagePaths.meetingNotice, 'meetingId=meeting-seismic').feature },
  beforeEach: resetSteps,
} satisfies Meta<typeof MeetingNotice>

export default meta
type Story = StoryObj<typeof meta>

/** It leads back to the meeting and requests nothing. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts['notice.checkInText'])).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.toApply })).toHaveAttribute(
      'href',
      `${pagePaths.meetings}?meetingId=meeting-seismic`,
    )
    await expect(calls).toEqual([])
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const OfNoMeeting: Story = {
  parameters: at(pagePaths.meetingNotice, ''),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: texts.toList })).toHaveAttribute('href', pagePaths.meetings)
  },
}
