import { companySignInRefusals } from '@atrium/contracts/companySignIn/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import { companySignInContract as operations } from '@atrium/contracts/session/companySignIn/contract'
import { sessionRefusals } from '@atrium/contracts/session/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { answer, fail, never, type RecordedCall, refuse, withFeature } from '../../shared/stories/mocks'
import { sentenceOf, textsOf } from '../../shared/stories/textsOf'
import { sessionAnswers, someAsked, someCompanyPerson } from '../mocks'
import { takingMessages } from '../secondStep/messages'
import { companySignInMessages } from './messages'
import { CompanyPage } from './storySteps'

const texts = textsOf(companySignInMessages)
const taking = textsOf(takingMessages)

const navigate = fn()
const calls: RecordedCall[] = []
const good = 'code=code-1&state=state-1&connection=connection-1'

/** Back from a company's identity provider, `/companyCallback`. */
const meta = {
  id: 'features-session-companycallback',
  title: 'Features/Session/CompanyCallback 企业登录回调',
  component: CompanyPage,
  args: {
    onLeave: fn(),
    at: pagePaths.companyCallback,
    kept: 'signIn',
    fragment: good,
    onNavigate: navigate,
  },
  decorators: [withFeature(sessionAnswers)],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    navigate.mockClear()
    calls.splice(0)
  },
} satisfies Meta<typeof CompanyPage>

export default meta
type Story = StoryObj<typeof meta>
type Given = ReturnType<typeof answer>

const given = (...answers: readonly Given[]) => ({ feature: { answers, calls } })
const says =
  (because: () => string): Story['play'] =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(because())).toBeVisible()
    const back = canvas.getByRole('link', { name: texts.backToSignIn })
    await expect(back).toHaveAttribute('href', `${pagePaths.signIn}?fromroute=%2FmyMessage`)
  }

export const Submitting: Story = {
  parameters: given(never(operations.exchangeCompanyAnswer)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(texts.arrivingText)
  },
}

export const Declined: Story = {
  args: { fragment: 'error=refused&state=state-1' },
  parameters: given(),
  play: says(() => texts.declined),
}

export const Rejected: Story = {
  parameters: given(refuse(operations.exchangeCompanyAnswer, companySignInRefusals.otherDomain)),
  play: says(() => sentenceOf(companySignInRefusals.otherDomain)),
}

export const Deactivated: Story = {
  parameters: given(refuse(operations.signInByCompany, companySignInRefusals.deactivated)),
  play: says(() => sentenceOf(companySignInRefusals.deactivated)),
}

/** A link from somebody else's attempt: nobody is asked. */
export const Foreign: Story = {
  args: { fragment: 'code=code-1&state=theirs&connection=connection-1' },
  parameters: given(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.foreign)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.backToSignIn })).toBeVisible()
    await expect(calls).toEqual([])
  },
}

/** Started at the identity provider. */
export const Unsolicited: Story = {
  args: { fragment: 'error=unsolicited&reason=unasked', kept: undefined },
  parameters: given(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.unsolicited)).toBeVisible()
    await expect(canvas.getByText(texts.fault('unasked'))).toBeVisible()
  },
}

/** The connection is lost: completed steps aren't repeated. */
export const Offline: Story = {
  parameters: given(fail(operations.signInByCompany, 'offline')),
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: texts.retry })
    await userEvent.click(retry)
    await canvas.findByRole('button', { name: texts.retry })
    await waitFor(() =>
      expect(calls.filter(({ operation }) => operation === 'signInByCompany')).toHaveLength(2),
    )
    await expect(calls.filter(({ operation }) => operation === 'exchangeCompanyAnswer')).toHaveLength(1)
  },
}

/** Signed in and back at the original page; no code stays in the address. */
export const SignInSucceeds: Story = {
  parameters: given(),
  play: async () => {
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(pagePaths.ownMessages))
    await expect(navigate.mock.calls[0]).toEqual([`${pagePaths.companyCallback}?fromroute=%2FmyMessage`])
  },
}

/** The account has a second step. */
export const SecondStep: Story = {
  parameters: given(
    refuse(operations.signInByCompany, sessionRefusals.secondStepRequired({ asked: someAsked })),
  ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(taking.code), '123456{Enter}')
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(pagePaths.ownMessages))
  },
}

/** Required by the company: proven, and back at the page. */
export const ProofSucceeds: Story = {
  args: { kept: 'prove', stored: 'signedIn' },
  parameters: given(
    answer(operations.exchangeCompanyAnswer, {
      ...someCompanyPerson,
      isLinked: true,
      purpose: 'prove',
      ticket: 'ticket-1',
    }),
  ),
  play: async () => {
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(`${pagePaths.memberManagement}?page=2`))
    await expect(calls.some(({ operation }) => operation === 'proveCompanyIdentity')).toBe(true)
  },
}

/** Another account of the company is linked already: it must be unlinked first. */
export const ProofFails: Story = {
  args: { kept: 'prove', stored: 'signedIn' },
  parameters: given(
    answer(operations.exchangeCompanyAnswer, {
      ...someCompanyPerson,
      isLinked: true,
      purpose: 'prove',
      ticket: 'ticket-1',
    }),
    refuse(operations.proveCompanyIdentity, companySignInRefusals.otherLinked),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(sentenceOf(companySignInRefusals.otherLinked))).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.securityCentre })).toHaveAttribute(
      'href',
      pagePaths.security,
    )
    await expect(canvas.getByRole('link', { name: texts.goBack })).toHaveAttribute(
      'href',
      `${pagePaths.memberManagement}?page=2`,
    )
  },
}

/** An administrator's test: back in the settings, which show the result. */
export const TestSucceeds: Story = {
  args: { kept: 'test', stored: 'signedIn' },
  parameters: given(
    answer(operations.exchangeCompanyAnswer, {
      ...someCompanyPerson,
      purpose: 'test',
      ticket: 'ticket-1',
    }),
  ),
  play: async () => {
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(pagePaths.companySettings))
  },
}

/** The session ended meanwhile. */
export const SignedOutMeanwhile: Story = {
  args: { kept: 'prove', stored: 'signedOut' },
  parameters: given(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.signedOut)).toBeVisible()
    await expect(calls).toEqual([])
  },
}

/** Opened by its address. */
export const WithoutAnswer: Story = {
  args: { fragment: '', kept: undefined },
  parameters: given(),
  play: async () => {
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(pagePaths.signIn))
  },
}

export const Narrow: Story = { ...Foreign, globals: { viewport: { value: 'phone' } } }
