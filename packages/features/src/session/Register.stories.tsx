import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { codeMessages } from '../shared/codes/codeMessages'
import { refuse, withFeature } from '../shared/stories/mocks'
import { startingWith } from '../shared/stories/patterns'
import { textsOf } from '../shared/stories/textsOf'
import { sessionErrors } from './contract'
import { entryContract as operations } from './entry/contract'
import { entryMessages } from './entryMessages'
import { mockSession, sessionAnswers } from './mocks'
import { registrationMessages } from './registrationMessages'
import { SessionFeature } from './SessionFeature'

const texts = textsOf(entryMessages)
const registration = textsOf(registrationMessages)
const codes = textsOf(codeMessages)

function Page() {
  const [session] = useState(() => mockSession('signedOut'))
  return <SessionFeature session={session} extent="window" />
}

const navigate = fn()
const at = { navigate, location: { pathname: '/register', search: 'fromroute=%2FcomMbManage' } }

/** Opening a personal account, `/register`; the states of its form are those of `Registration`. */
const meta = {
  id: 'features-session-register',
  title: 'Features/Session/Register 注册页',
  component: Page,
  decorators: [withFeature(sessionAnswers)],
  parameters: { layout: 'fullscreen', feature: { host: at } },
  beforeEach: () => void navigate.mockClear(),
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function fillAndSend(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText(startingWith(registration.mobile)), '13712345678')
  await userEvent.type(canvas.getByLabelText(startingWith(codes.code)), '123456')
  await userEvent.type(canvas.getByLabelText(startingWith(registration.name)), '白露')
  await userEvent.type(canvas.getByLabelText(startingWith(registration.password)), 'Bridges-and-4-arches')
  await userEvent.click(canvas.getByRole('button', { name: texts.registerAndEnter }))
}

export const Pristine: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: texts.createAccount })).toBeVisible()
    await expect(canvas.getByLabelText(startingWith(registration.mobile))).toHaveValue('')
  },
}

/** Whoever registered is signed in, and led on to where they wanted to. */
export const RegisterSucceeds: Story = {
  play: async ({ canvas }) => {
    await fillAndSend(canvas)
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/comMbManage', { replace: true }))
  },
}

/** The number has an account: to the sign-in, which knows where one came from. */
export const AlreadyRegistered: Story = {
  parameters: {
    feature: { host: at, answers: [refuse(operations.registerPerson, sessionErrors.accountExists)] },
  },
  play: async ({ canvas }) => {
    await fillAndSend(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: registration.signIn }))
    await expect(navigate).toHaveBeenCalledWith('/WebLogin?fromroute=%2FcomMbManage')
  },
}

export const Narrow: Story = { ...Pristine, globals: { viewport: { value: 'phone' } } }
