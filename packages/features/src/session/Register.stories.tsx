import { pagePaths } from '@atrium/contracts/paths'
import { companyRegistrationContract } from '@atrium/contracts/session/companyRegistration/contract'
import { entryContract as operations } from '@atrium/contracts/session/entry/contract'
import { sessionRefusals } from '@atrium/contracts/session/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { codeMessages } from '../shared/codes/messages'
import { refuse, withFeature } from '../shared/stories/mocks'
import { containing, startingWith } from '../shared/stories/patterns'
import { textsOf } from '../shared/stories/textsOf'
import { companyRegistrationMessages } from './companyRegistration/messages'
import { entryMessages, registrationMessages } from './messages'
import { sessionAnswers } from './mocks'

import { SignedOutPage } from './storySteps'

const texts = textsOf(entryMessages)
const registration = textsOf(registrationMessages)
const company = textsOf(companyRegistrationMessages)
const codes = textsOf(codeMessages)

const navigate = fn()
const at = { navigate, location: { pathname: pagePaths.register, search: 'fromroute=%2FcomMbManage' } }

/** Registering a person or a company, `/register`. The states of the form are in `Registration`. */
const meta = {
  id: 'features-session-register',
  title: 'Features/Session/Register 注册页',
  component: SignedOutPage,
  decorators: [withFeature(sessionAnswers)],
  parameters: { layout: 'fullscreen', feature: { host: at } },
  beforeEach: () => void navigate.mockClear(),
} satisfies Meta<typeof SignedOutPage>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function fillAndSend(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText(startingWith(registration.mobile)), '13712345678')
  await userEvent.type(canvas.getByLabelText(startingWith(codes.code)), '123456')
  await userEvent.type(canvas.getByLabelText(startingWith(registration.name)), '白露')
  await userEvent.type(canvas.getByLabelText(startingWith(registration.password)), 'Bridges-and-4-arches')
  await userEvent.click(canvas.getByRole('checkbox', { name: containing(registration.agreed) }))
  await userEvent.click(canvas.getByRole('button', { name: texts.registerAndEnter }))
}

export const Pristine: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: texts.createAccount })).toBeVisible()
    await expect(canvas.getByLabelText(startingWith(registration.mobile))).toHaveValue('')
  },
}

/** Registration signs in, and leads on to the original destination. */
export const RegisterSucceeds: Story = {
  play: async ({ canvas }) => {
    await fillAndSend(canvas)
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(pagePaths.memberManagement, { replace: true }))
  },
}

/** The number has an account: leads to the sign-in, which keeps the return address. */
export const AlreadyRegistered: Story = {
  parameters: {
    feature: { host: at, answers: [refuse(operations.registerPerson, sessionRefusals.accountExists)] },
  },
  play: async ({ canvas }) => {
    await fillAndSend(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: registration.signIn }))
    await expect(navigate).toHaveBeenCalledWith(`${pagePaths.signIn}?fromroute=%2FcomMbManage`)
  },
}

export const Narrow: Story = { ...Pristine, globals: { viewport: { value: 'phone' } } }

/** The person's and the company's form have one address each; the return address stays in it. */
export const ChoosesCompany: Story = {
  play: async ({ canvas }) => {
    const choice = await canvas.findByRole('link', { name: company.company })
    await expect(canvas.getByRole('link', { name: company.person })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(choice)
    await expect(navigate).toHaveBeenCalledWith(
      `${pagePaths.register}?fromroute=%2FcomMbManage&way=company`,
      {
        replace: true,
      },
    )
  },
}

const ofCompany = {
  navigate,
  location: { pathname: pagePaths.register, search: 'way=company&fromroute=%2Forders' },
}

async function fillAndSendCompany(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText(startingWith(company.name)), '新芽建筑科技有限公司')
  await fillAndSend(canvas)
}

/** Registering a company leads to its certification, whatever the original destination. */
export const CompanySucceeds: Story = {
  parameters: { feature: { host: ofCompany } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: company.title })).toBeVisible()
    await fillAndSendCompany(canvas)
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith(`${pagePaths.companyInformation}?enterpriseId=company-9`, {
        replace: true,
      }),
    )
  },
}

/** A person whose number has an account creates the company after signing in. */
export const CompanyAlreadyRegistered: Story = {
  parameters: {
    feature: {
      host: ofCompany,
      answers: [refuse(companyRegistrationContract.registerCompany, sessionRefusals.accountExists)],
    },
  },
  play: async ({ canvas }) => {
    await fillAndSendCompany(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: registration.signIn }))
    await expect(navigate).toHaveBeenCalledWith(`${pagePaths.signIn}?fromroute=%2FpersonalToComAuth`)
  },
}

export const CompanyNarrow: Story = {
  parameters: { feature: { host: ofCompany } },
  globals: { viewport: { value: 'phone' } },
}
