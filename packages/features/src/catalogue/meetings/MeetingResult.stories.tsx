import { meetingsContract as operations } from '@atrium/contracts/catalogue/meetings/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type Answer, fail, never, withFeature } from '../../shared/stories/mocks'
import { saying } from '../../shared/stories/patterns'
import { hasFailed } from '../../shared/stories/requestPlays'
import { textsOf } from '../../shared/stories/textsOf'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { at, inFeature, resetSteps } from '../storySteps'
import { MeetingResult } from './MeetingResult'
import { meetingMessages } from './messages'
import {
  answersAboutMeeting,
  begunMeeting,
  checkedInApplication,
  confirmedApplication,
  fullMeeting,
  meetingAnswers,
  openMeeting,
  pastMeeting,
  waitingApplication,
  withdrawnApplication,
} from './mocks'

const texts = textsOf(meetingMessages)
const shared = textsOf(sharedMessages)
const showing = (...answers: readonly Answer[]) =>
  at(pagePaths.meetingResult, 'meetingId=meeting-seismic', ...answers)
const about = (...answers: Parameters<typeof answersAboutMeeting>) =>
  showing(...answersAboutMeeting(...answers))

/** The result of an application, `/meetingApplyResult?meetingId=`. */
const meta = {
  id: 'features-catalogue-meetingresult',
  title: 'Features/Catalogue/MeetingResult 报名结果',
  component: MeetingResult,
  decorators: [inFeature, withFeature(meetingAnswers)],
  parameters: { feature: about(openMeeting, confirmedApplication).feature },
  beforeEach: resetSteps,
} satisfies Meta<typeof MeetingResult>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: showing(never(operations.getOwnMeeting)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: shared.loading })).toBeVisible()
  },
}

/** A place: the QR code, and the calendar. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.succeeded })).toBeVisible()
    await expect(canvas.getByRole('img', { name: texts.qr })).toBeVisible()
    await expect(canvas.getByText('7QK2-M4XD-9HTB-3WZF')).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.toCalendar })).toBeEnabled()
  },
}

/** In another time zone: shows the venue's time and names its zone. */
export const Abroad: Story = {
  parameters: {
    feature: {
      ...about(openMeeting, checkedInApplication).feature,
      host: { ...about(openMeeting).feature.host, timeZone: 'America/Los_Angeles' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(new RegExp(` 14:00–17:30 ${texts.zoneName}$`))).toBeVisible()
    await expect(
      canvas.getByText(saying(texts.thereAt(`2026-12-12 13:41:00 ${texts.zoneName}`))),
    ).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: showing(fail(operations.getOwnMeeting, 'unavailable')),
  play: hasFailed(() => texts.applicationFailed),
}

/** The person hasn't applied. */
export const NotFound: Story = {
  parameters: about(openMeeting),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.resultMissing)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.toMeeting })).toHaveAttribute(
      'href',
      `${pagePaths.meetings}?meetingId=meeting-seismic`,
    )
  },
}

export const LongText: Story = {
  parameters: about(
    (language) => {
      const meeting = openMeeting(language)
      const long = (text: string) => text.repeat(4)
      return {
        ...meeting,
        meetingName: long(meeting.meetingName),
        venue: long(meeting.venue),
        address: long(meeting.address),
      }
    },
    { ...confirmedApplication, company: '同济大学建筑设计研究院'.repeat(9), remark: '素食'.repeat(100) },
  ),
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const MeetingFails: Story = {
  parameters: showing(fail(operations.getMeeting, 'unavailable')),
  play: hasFailed(() => texts.meetingFailed),
}

export const Waiting: Story = {
  parameters: about(fullMeeting, waitingApplication),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.inLine })).toBeVisible()
    await expect(canvas.getByText(texts.waitingAt(2))).toBeVisible()
    await expect(canvas.queryByRole('img', { name: texts.qr })).toBeNull()
  },
}

/** It has started, and no place became free. */
export const NoPlaceBecameFree: Story = {
  parameters: about(begunMeeting, waitingApplication),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.begunWaiting })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.stopWaiting })).toBeNull()
  },
}

export const GivenUp: Story = {
  parameters: about(openMeeting, withdrawnApplication),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.gone })).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.toApply })).toBeVisible()
  },
}

export const CheckedIn: Story = {
  parameters: about(begunMeeting, checkedInApplication),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.isThere })).toBeVisible()
    await expect(canvas.queryByRole('img', { name: texts.qr })).toBeNull()
  },
}

export const Over: Story = {
  parameters: about(pastMeeting, confirmedApplication),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.isOver })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.toCalendar })).toBeNull()
  },
}

export const OnPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }
