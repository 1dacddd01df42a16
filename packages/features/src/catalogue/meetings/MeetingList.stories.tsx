import { meetingsContract as operations } from '@atrium/contracts/catalogue/meetings/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type Answer, answer, fail, never, withFeature } from '../../shared/stories/mocks'
import { hasFailed } from '../../shared/stories/requestPlays'
import { storyLocale, textsOf } from '../../shared/stories/textsOf'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { at, calls, inFeature, resetSteps } from '../storySteps'
import { MeetingList } from './MeetingList'
import { meetingMessages } from './messages'
import { meetingAnswers, openMeeting, someMeetings } from './mocks'

const texts = textsOf(meetingMessages)
const shared = textsOf(sharedMessages)
const showing = (...answers: readonly Answer[]) => at(pagePaths.meetings, '', ...answers)

/** The vendor's meetings, `/meetingProIntroduce`. */
const meta = {
  id: 'features-catalogue-meetinglist',
  title: 'Features/Catalogue/MeetingList 会议活动',
  component: MeetingList,
  decorators: [inFeature, withFeature(meetingAnswers)],
  parameters: { feature: showing().feature },
  beforeEach: resetSteps,
} satisfies Meta<typeof MeetingList>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: showing(never(operations.listMeetings)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: shared.loading })).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: showing(answer(operations.listMeetings, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.none)).toBeVisible()
  },
}

/** With free places, full with a waiting list, in progress, and ended. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const { meetingName } = openMeeting(storyLocale())
    await expect(await canvas.findByRole('link', { name: meetingName })).toHaveAttribute(
      'href',
      `${pagePaths.meetings}?meetingId=meeting-seismic`,
    )
    await expect(canvas.getByText(texts.placesLeft(74))).toBeVisible()
    await expect(await canvas.findByText(texts.waitingAt(2))).toBeVisible()
    await expect(canvas.getByRole('region', { name: texts.past })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: showing(fail(operations.listMeetings, 'unavailable')),
  play: hasFailed(() => texts.listFailed),
}

export const LongText: Story = {
  parameters: showing(
    answer(operations.listMeetings, ({ query }) =>
      someMeetings(query.language).map((meeting) => ({
        ...meeting,
        meetingName: meeting.meetingName.repeat(3),
        venue: meeting.venue.repeat(4),
      })),
    ),
  ),
}

/** The service sends at most the meetings of a few years. */
export const ManyRows: Story = {
  parameters: showing(
    answer(operations.listMeetings, ({ query }) =>
      Array.from({ length: 15 }, (_, n) =>
        someMeetings(query.language).map((meeting) => ({
          ...meeting,
          meetingId: `${meeting.meetingId}-${n}`,
        })),
      ).flat(),
    ),
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(60))
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

/** Nothing is requested for people who aren't signed in. */
export const ForStrangers: Story = {
  parameters: { ...showing(), isStranger: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.placesLeft(74))).toBeVisible()
    await expect(calls.map(({ operation }) => operation)).toEqual(['listMeetings'])
  },
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
