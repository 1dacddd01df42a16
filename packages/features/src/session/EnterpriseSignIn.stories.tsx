import { pagePaths } from '@atrium/contracts/paths'
import { enterpriseSignInContract as operations } from '@atrium/contracts/session/enterprise/contract'
import { sessionRefusals } from '@atrium/contracts/session/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { never, refuse, withFeature } from '../shared/stories/mocks'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { enterpriseMessages } from './enterprise/messages'
import { sessionMessages } from './messages'
import { sessionAnswers, someAsked } from './mocks'
import { takingMessages } from './secondStep/messages'

import { atEntry, SignedOutPage } from './storySteps'

const texts = textsOf(sessionMessages)
const words = textsOf(enterpriseMessages)
const taking = textsOf(takingMessages)

const { navigate, calls, answers, forget } = atEntry(
  pagePaths.signIn,
  'fromroute=%2FpersonalMainPage&way=enterprise',
)

/** Signing in as a company's administrator with the company's account, `/WebLogin?way=enterprise`. */
const meta = {
  id: 'features-session-enterprisesignin',
  title: 'Features/Session/EnterpriseSignIn 企业管理员登录',
  component: SignedOutPage,
  decorators: [withFeature(sessionAnswers)],
  parameters: { layout: 'fullscreen', ...answers() },
  beforeEach: forget,
} satisfies Meta<typeof SignedOutPage>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const submit = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: texts.signIn }))

async function typeAndSend(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText(words.account), ' yunzhu-design ')
  await userEvent.type(canvas.getByLabelText(texts.password), 'Atrium@2026')
  await submit(canvas)
}

export const Pristine: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(words.account)).toHaveFocus())
    await expect(canvas.getByRole('link', { name: texts.byEnterprise })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

export const Invalid: Story = {
  play: async ({ canvas }) => {
    await canvas.findByLabelText(words.account)
    await submit(canvas)
    await expect(await canvas.findByText(words.accountRequired)).toBeVisible()
    await expect(canvas.getByText(texts.passwordRequired)).toBeVisible()
  },
}

export const Submitting: Story = {
  parameters: answers(never(operations.signInAsAdministrator)),
  play: async ({ canvas }) => {
    await typeAndSend(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: texts.signIn })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** The message doesn't depend on whether the company exists. */
export const Rejected: Story = {
  parameters: answers(refuse(operations.signInAsAdministrator, sessionRefusals.wrongCredentials)),
  play: async ({ canvas }) => {
    await typeAndSend(canvas)
    await expect(await canvas.findByText(sentenceOf(sessionRefusals.wrongCredentials))).toBeVisible()
    await expect(canvas.getByLabelText(words.account)).toHaveValue(' yunzhu-design ')
  },
}

/** Leads into that company, whatever the original page; the password is never sent in plain text. */
export const LandsInTheCompany: Story = {
  play: async ({ canvas }) => {
    await typeAndSend(canvas)
    const landing = encodeURIComponent(`${pagePaths.companyHome}?enterpriseId=company-1`)
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith(`${pagePaths.signIn}?way=enterprise&fromroute=${landing}`, {
        replace: true,
      }),
    )
    const sent = calls.find(({ operation }) => operation === 'signInAsAdministrator')
    await expect(sent?.body).toMatchObject({ enterpriseAccount: 'yunzhu-design' })
    await expect(JSON.stringify(calls)).not.toContain('Atrium@2026')
  },
}

/** The second step follows, as in every sign-in. */
export const SecondStepNext: Story = {
  parameters: answers(
    refuse(
      operations.signInAsAdministrator,
      sessionRefusals.secondStepRequired({ asked: { ...someAsked, company: 'company-1' } }),
    ),
  ),
  play: async ({ canvas }) => {
    await typeAndSend(canvas)
    await expect(await canvas.findByRole('heading', { name: taking.title })).toBeVisible()
  },
}

export const Narrow: Story = { ...Pristine, globals: { viewport: { value: 'phone' } } }
