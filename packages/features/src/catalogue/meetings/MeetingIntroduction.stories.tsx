import { meetingsContract } from '@atrium/contracts/catalogue/meetings/contract'
import { meetingsRefusals } from '@atrium/contracts/catalogue/meetings/refusals'
import { trialsContract } from '@atrium/contracts/catalogue/trials/contract'
import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type Answer, answer, fail, never, refuse, withFeature } from '../../shared/stories/mocks'
import { startingWith } from '../../shared/stories/patterns'
import { hasFailed } from '../../shared/stories/requestPlays'
import { sentenceOf, storyLocale, textsOf } from '../../shared/stories/textsOf'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { at, calls, inFeature, notify, onSignIn, resetSteps } from '../storySteps'
import { MeetingIntroduction } from './MeetingIntroduction'
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
  at(pagePaths.meetings, 'meetingId=meeting-seismic', ...answers)
const about = (...answers: Parameters<typeof answersAboutMeeting>) =>
  showing(...answersAboutMeeting(...answers))

/** A meeting with its registration form, `/meetingProIntroduce?meetingId=`. */
const meta = {
  id: 'features-catalogue-meetingintroduction',
  title: 'Features/Catalogue/MeetingIntroduction 会议介绍',
  component: MeetingIntroduction,
  decorators: [inFeature, withFeature(meetingAnswers)],
  parameters: { feature: showing().feature },
  beforeEach: resetSteps,
} satisfies Meta<typeof MeetingIntroduction>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const field = ({ canvas }: Context, name: string) =>
  canvas.findByRole('textbox', { name: startingWith(name) })

async function apply(context: Context, label: string = texts.apply) {
  await context.userEvent.type(await field(context, texts.company), '同济大学')
  await context.userEvent.click(context.canvas.getByRole('button', { name: label }))
}

export const Loading: Story = {
  parameters: showing(never(meetingsContract.getMeeting)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: shared.loading })).toBeVisible()
  },
}

/** Visitors see everything, and their input is kept while they sign in. */
export const Ready: Story = {
  parameters: { ...showing(), isStranger: true },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { meetingName, agenda } = openMeeting(storyLocale())
    await expect(await canvas.findByRole('heading', { level: 1, name: meetingName })).toBeVisible()
    await expect(canvas.getByText(agenda[0]?.title ?? '')).toBeVisible()
    await expect(canvas.getByText(texts.placesOf(74, 120))).toBeVisible()
    await userEvent.type(await field(context, texts.name), '林小满')
    await userEvent.type(await field(context, texts.phone), '13800000005')
    await userEvent.click(canvas.getByRole('button', { name: texts.signInToApply }))
    await waitFor(() => expect(onSignIn).toHaveBeenCalledOnce())
    await expect(calls.map(({ operation }) => operation)).toEqual(['getMeeting'])
  },
}

export const Failed: Story = {
  parameters: showing(fail(meetingsContract.getMeeting, 'unavailable')),
  play: hasFailed(() => texts.meetingFailed),
}

export const NotFound: Story = {
  parameters: showing(fail(meetingsContract.getMeeting, 'missing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.meetingMissing)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.toList })).toHaveAttribute('href', pagePaths.meetings)
  },
}

/** Known details of the person are filled in. */
export const Pristine: Story = {
  play: async (context) => {
    await expect(await field(context, texts.name)).toHaveValue('林小满')
    await expect(await field(context, texts.phone)).toHaveValue('13800000005')
    await expect(context.canvas.getByRole('link', { name: texts.noticeName })).toHaveAttribute(
      'href',
      `${pagePaths.meetingNotice}?meetingId=meeting-seismic`,
    )
  },
}

export const Invalid: Story = {
  play: async (context) => {
    await context.userEvent.clear(await field(context, texts.name))
    await context.userEvent.click(context.canvas.getByRole('button', { name: texts.apply }))
    await expect(await context.canvas.findByText(texts.nameRequired)).toBeVisible()
    await waitFor(async () => expect(await field(context, texts.name)).toHaveFocus())
  },
}

export const Submitting: Story = {
  parameters: showing(never(trialsContract.applyForTrialOrMeeting)),
  play: async (context) => {
    await apply(context)
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: texts.apply })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** It has started meanwhile. */
export const Rejected: Story = {
  parameters: showing(refuse(trialsContract.applyForTrialOrMeeting, meetingsRefusals.closed)),
  play: async (context) => {
    await apply(context)
    await expect(await context.canvas.findByText(sentenceOf(meetingsRefusals.closed))).toBeVisible()
    await expect(await field(context, texts.company)).toHaveValue('同济大学')
  },
}

/** Links to the QR code. */
export const Saved: Story = {
  parameters: {
    feature: { ...showing().feature, host: { ...showing().feature.host, navigate: notify } },
  },
  play: async (context) => {
    await apply(context)
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith(`${pagePaths.meetingResult}?meetingId=meeting-seismic`),
    )
    await expect(calls).toContainEqual(
      expect.objectContaining({
        operation: 'applyForTrialOrMeeting',
        body: {
          type: 'meeting',
          id: 'meeting-seismic',
          name: '林小满',
          phone: '13800000005',
          company: '同济大学',
          remark: '',
        },
      }),
    )
  },
}

export const LongText: Story = {
  parameters: about(
    (language) => {
      const meeting = fullMeeting(language)
      const long = (text: string) => text.repeat(4)
      return {
        ...meeting,
        meetingName: long(meeting.meetingName),
        summary: long(meeting.summary),
        venue: long(meeting.venue),
        agenda: meeting.agenda.map(({ time, title, speaker }) => ({
          time,
          title: long(title),
          speaker: long(speaker),
        })),
      }
    },
    { ...waitingApplication, waitingPosition: 128 },
  ),
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

/** The person can join the waiting list. */
export const Full: Story = {
  parameters: about(fullMeeting),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: texts.wait })).toBeEnabled()
    await expect(canvas.getByText(texts.fullOf(120, 3))).toBeVisible()
  },
}

export const FullForStrangers: Story = {
  parameters: { ...about(fullMeeting), isStranger: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: texts.signInToWait })).toBeEnabled()
  },
}

export const Begun: Story = {
  parameters: about(begunMeeting),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.begunHint)).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const Over: Story = {
  parameters: { ...about(pastMeeting), isStranger: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.overHint)).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const Confirmed: Story = {
  parameters: about(openMeeting, confirmedApplication),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: texts.toResult })).toHaveAttribute(
      'href',
      `${pagePaths.meetingResult}?meetingId=meeting-seismic`,
    )
  },
}

export const Waiting: Story = {
  parameters: about(fullMeeting, waitingApplication),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.waitingAt(2))).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.stopWaiting })).toBeVisible()
  },
}

/** The person can register again. */
export const GivenUp: Story = {
  parameters: about(openMeeting, withdrawnApplication),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.withdrawnHint)).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.apply })).toBeEnabled()
  },
}

export const CheckedIn: Story = {
  parameters: about(begunMeeting, checkedInApplication),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.there)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.giveUp })).toBeNull()
  },
}

export const GiveUpSucceeds: Story = {
  parameters: about(openMeeting, confirmedApplication),
  play: async ({ canvas, userEvent }) => {
    const { meetingName } = openMeeting(storyLocale())
    await userEvent.click(await canvas.findByRole('button', { name: texts.giveUp }))
    const question = within(await screen.findByRole('alertdialog', { name: texts.giveUpTitle(meetingName) }))
    await userEvent.click(question.getByRole('button', { name: texts.giveUp }))
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ tone: 'success', message: texts.givenUp }))
    await expect(calls).toContainEqual(
      expect.objectContaining({
        operation: 'withdrawTrialOrMeeting',
        body: { type: 'meeting', id: 'application-1' },
      }),
    )
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** The person was checked in meanwhile. */
export const GiveUpFails: Story = {
  parameters: showing(
    ...answersAboutMeeting(openMeeting, confirmedApplication),
    refuse(trialsContract.withdrawTrialOrMeeting, meetingsRefusals.notHeld),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.giveUp }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: texts.giveUp }))
    await expect(await screen.findByText(sentenceOf(meetingsRefusals.notHeld))).toBeInTheDocument()
  },
}

export const OwnFails: Story = {
  parameters: showing(fail(meetingsContract.getOwnMeeting, 'unavailable')),
  play: hasFailed(() => texts.applicationFailed),
}

export const WithoutAgenda: Story = {
  parameters: showing(
    answer(meetingsContract.getMeeting, ({ query }) => ({ ...openMeeting(query.language), agenda: [] })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.address)).toBeVisible()
    await expect(canvas.queryByText(texts.agenda)).toBeNull()
  },
}

export const OnPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
