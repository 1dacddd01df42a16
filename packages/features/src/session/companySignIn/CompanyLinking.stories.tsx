import { companySignInRefusals } from '@atrium/contracts/companySignIn/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import { companySignInContract as operations } from '@atrium/contracts/session/companySignIn/contract'
import { sessionContract } from '@atrium/contracts/session/contract'
import { sessionRefusals } from '@atrium/contracts/session/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { inCompany } from '../../shared/host/companyInAddress'
import { answer, fail, never, type RecordedCall, refuse, withFeature } from '../../shared/stories/mocks'
import { startingWith } from '../../shared/stories/patterns'
import { sentenceOf, textsOf } from '../../shared/stories/textsOf'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { registrationMessages, sessionMessages } from '../messages'
import { sessionAnswers, someCompanyPerson } from '../mocks'
import { companySignInMessages } from './messages'
import { CompanyPage } from './storySteps'

const texts = textsOf(companySignInMessages)
const session = textsOf(sessionMessages)
const registration = textsOf(registrationMessages)
const shared = textsOf(sharedMessages)

const navigate = fn()
const calls: RecordedCall[] = []
const company = '云筑建设集团'

/** A person at their company who is linked to no account yet, `/companyCallback`. */
const meta = {
  id: 'features-session-companylinking',
  title: 'Features/Session/CompanyLinking 关联企业账号',
  component: CompanyPage,
  args: {
    onLeave: fn(),
    at: `${pagePaths.companyCallback}?fromroute=%2FmyMessage`,
    kept: 'ticket',
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
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
type Given = ReturnType<typeof answer>

const given = (...answers: readonly Given[]) => ({ feature: { answers, calls } })

async function signIn(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText(session.account), '13800000001')
  await userEvent.type(canvas.getByLabelText(session.password), 'Atrium@2026')
  await userEvent.click(canvas.getByRole('button', { name: session.signIn }))
}

export const Loading: Story = {
  parameters: given(never(operations.getCompanyIdentity)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: texts.title })).toBeVisible()
  },
}

/** The ticket is too old: the person starts again. */
export const Failed: Story = {
  parameters: given(refuse(operations.getCompanyIdentity, companySignInRefusals.ticketLate)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(sentenceOf(companySignInRefusals.ticketLate))).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.backToSignIn })).toBeVisible()
  },
}

/** Says who they are at the company, and what linking means. */
export const Pristine: Story = {
  parameters: given(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.who('沈知远', company))).toBeVisible()
    await expect(canvas.getByText(texts.onlyCompany)).toBeVisible()
    await expect(canvas.getByLabelText(session.account)).toBeVisible()
  },
}

export const Submitting: Story = {
  parameters: given(never(operations.linkCompanyIdentity)),
  play: async ({ canvas }) => {
    await signIn(canvas)
    await expect(await canvas.findByRole('heading', { name: texts.linking })).toBeVisible()
  },
}

/** The password is wrong: shows the same message as the sign-in. */
export const Rejected: Story = {
  parameters: given(refuse(sessionContract.signIn, sessionRefusals.wrongCredentials)),
  play: async ({ canvas }) => {
    await signIn(canvas)
    await expect(await canvas.findByText(sentenceOf(sessionRefusals.wrongCredentials))).toBeVisible()
  },
}

/** Signed in, linked and a member: leads into the company. */
export const Saved: Story = {
  parameters: given(),
  play: async ({ canvas }) => {
    await signIn(canvas)
    await expect(await canvas.findByRole('heading', { name: texts.joined(company) })).toBeVisible()
    await expect(canvas.getByText(texts.department('结构所'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.enter }))
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(inCompany(pagePaths.companyHome, 'company-1')))
  },
}

/** A member already: back at the original page. */
export const LinkSucceeds: Story = {
  parameters: given(
    answer(operations.linkCompanyIdentity, {
      companyId: 'company-1',
      joined: false,
      departmentName: null,
    }),
  ),
  play: async ({ canvas }) => {
    await signIn(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: texts.proceed }))
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(pagePaths.ownMessages))
  },
}

/** Another account has this identity: the person continues without. */
export const LinkFails: Story = {
  parameters: given(refuse(operations.linkCompanyIdentity, companySignInRefusals.linkedElsewhere)),
  play: async ({ canvas }) => {
    await signIn(canvas)
    await expect(await canvas.findByText(sentenceOf(companySignInRefusals.linkedElsewhere))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.goOn }))
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(pagePaths.ownMessages))
  },
}

export const LinkOffline: Story = {
  parameters: given(fail(operations.linkCompanyIdentity, 'offline')),
  play: async ({ canvas }) => {
    await signIn(canvas)
    await expect(await canvas.findByText(shared.offline)).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.retry })).toBeEnabled()
  },
}

/** The one registration form. */
export const ByNewAccount: Story = {
  args: { at: `${pagePaths.companyCallback}?way=new` },
  parameters: given(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: texts.registerAndLink })).toBeEnabled()
    await expect(canvas.getByLabelText(startingWith(registration.name))).toBeVisible()
  },
}

/** Somebody who was signed in before decides first. */
export const SignedInBefore: Story = {
  args: { stored: 'signedIn' },
  parameters: given(answer(operations.getCompanyIdentity, { ...someCompanyPerson, purpose: 'prove' })),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('button', { name: texts.linkToMine })
    await expect(calls.some(({ operation }) => operation === 'linkCompanyIdentity')).toBe(false)
    await userEvent.click(link)
    await expect(await canvas.findByRole('heading', { name: texts.joined(company) })).toBeVisible()
  },
}

export const LongText: Story = {
  parameters: given(
    answer(operations.getCompanyIdentity, {
      ...someCompanyPerson,
      companyName: '云筑建设集团华东区域运营中心与海外项目联合体股份有限公司',
      displayName: '阿卜杜勒拉赫曼·伊本·穆罕默德·沈知远',
      mail: `${'very.long.name.'.repeat(5)}shen@subsidiary.of.a.long.domain.yunzhu.example`,
    }),
  ),
}

export const Narrow: Story = { ...Pristine, globals: { viewport: { value: 'phone' } } }
