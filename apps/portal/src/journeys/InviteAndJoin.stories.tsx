import { pagePaths } from '@atrium/contracts/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { joinMessages } from '../../../../packages/features/src/applications/messages'
import { companyMessages } from '../../../../packages/features/src/company/messages'
import {
  departmentDialogMessages,
  departmentsMessages,
} from '../../../../packages/features/src/departments/messages'
import { invitationsMessages } from '../../../../packages/features/src/invitations/messages'
import { registrationMessages } from '../../../../packages/features/src/session/messages'
import { codeMessages } from '../../../../packages/features/src/shared/codes/messages'
import { containing, startingWith } from '../../../../packages/features/src/shared/stories/patterns'
import { expectNotice, pageOf } from '../../../../packages/features/src/shared/stories/storySteps'
import { textsOf } from '../../../../packages/features/src/shared/stories/textsOf'
import { createJourney } from './createJourney'
import { followMenu } from './followMenu'
import { guest, guestAnswers, invitationAddress, rememberJoining } from './rememberJoining'

const departments = textsOf(departmentsMessages)
const departmentMenus = textsOf(departmentDialogMessages)
const invitations = textsOf(invitationsMessages)
const join = textsOf(joinMessages)
const registration = textsOf(registrationMessages)
const codes = textsOf(codeMessages)
const company = textsOf(companyMessages)

const journey = createJourney({
  begins: { at: pagePaths.memberManagement, session: 'signedIn' },
  serve: rememberJoining,
})

/** A person is invited by text message, opens an account and joins. */
const meta = {
  id: 'journeys-inviteandjoin',
  title: 'Journeys/InviteAndJoin 邀请与加入',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: journey.render,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const rowOfGuest = ({ canvas }: Pick<Parameters<Play>[0], 'canvas'>) =>
  canvas.findByRole('row', { name: containing(guest.realName) })

const invite: Play = async (story) => {
  const { canvas, userEvent, step } = story
  await step('An administrator invites by text message', async () => {
    await userEvent.click(await canvas.findByRole('button', { name: departments.invite }))
    await userEvent.click(
      await pageOf(story).findByRole('menuitem', { name: departmentMenus.inviteByMessage }),
    )
    await userEvent.type(
      await canvas.findByRole('textbox', { name: containing(invitations.phone) }),
      guest.phone,
    )
    await userEvent.type(canvas.getByRole('textbox', { name: containing(invitations.name) }), guest.realName)
    await userEvent.click(canvas.getByRole('button', { name: invitations.send }))
    await expectNotice(story, invitations.sent(guest.realName))
  })
}

const seeRecord: Play = async (story) => {
  await invite(story)
  await story.step('The invitation is listed', async () => {
    await followMenu(story, 'invitations')
    await expect(await rowOfGuest(story)).toHaveTextContent(invitations.awaitingRegistration)
  })
}

const openInvitation: Play = async (story) => {
  const { canvas, step } = story
  await seeRecord(story)
  await step('The guest opens the link in the message', async () => {
    journey.opens({ at: invitationAddress, session: 'signedOut', answers: guestAnswers })
    await expect(await canvas.findByRole('button', { name: join.registerAndJoin })).toBeVisible()
  })
}

const register: Play = async (story) => {
  const { canvas, userEvent, step } = story
  await openInvitation(story)
  await step('The guest opens an account and joins with it', async () => {
    const field = (label: string) => canvas.getByLabelText(startingWith(label))
    await userEvent.type(field(registration.mobile), guest.phone)
    await userEvent.type(field(codes.code), '123456')
    await userEvent.type(field(registration.password), 'Bridges-and-4-arches')
    await expect(field(registration.name)).toHaveValue(guest.realName)
    await userEvent.click(canvas.getByRole('checkbox', { name: containing(registration.agreed) }))
    await userEvent.click(canvas.getByRole('button', { name: join.registerAndJoin }))
    await expect(await canvas.findByRole('heading', { name: startingWith(join.joined('')) })).toBeVisible()
  })
}

const enter: Play = async (story) => {
  const { canvas, userEvent, step } = story
  await register(story)
  await step('The new member enters the company', async () => {
    await userEvent.click(canvas.getByRole('button', { name: join.enter }))
    await expect(await canvas.findByRole('heading', { name: startingWith(company.products) })).toBeVisible()
  })
}

/** The whole journey, back to the administrator. */
export const Walk: Story = {
  play: async (story) => {
    await enter(story)
    await story.step('The administrator finds the new member', async () => {
      journey.opens({ at: pagePaths.memberManagement, session: 'signedIn' })
      await expect(await rowOfGuest(story)).toHaveTextContent(guest.phone)
    })
  },
}

export const Invited: Story = { play: seeRecord }

export const InvitationOpened: Story = { play: openInvitation }

export const Joined: Story = { play: register }

export const Entered: Story = { play: enter }
