import { agreementsRefusals } from '@atrium/contracts/agreements/refusals'
import { newCompanyRefusals } from '@atrium/contracts/newCompany/refusals'
import { companyRegistrationContract } from '@atrium/contracts/session/companyRegistration/contract'
import { entryContract as operations } from '@atrium/contracts/session/entry/contract'
import { sessionRefusals } from '@atrium/contracts/session/refusals'
import { codeRefusals } from '@atrium/contracts/shared/codes/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { codeMessages } from '../shared/codes/messages'
import { answer, fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { containing, startingWith } from '../shared/stories/patterns'
import { sentenceOf, storyTexts, textsOf } from '../shared/stories/textsOf'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { companyRegistrationMessages } from './companyRegistration/messages'
import { proofMessages, registrationMessages } from './messages'
import { mockSession, sessionAnswers } from './mocks'
import { Registration, type RegistrationProps } from './Registration'

const shared = textsOf(sharedMessages)

const registrationTexts = textsOf(registrationMessages)
const companyTexts = textsOf(companyRegistrationMessages)
const codes = textsOf(codeMessages)
const proofTexts = textsOf(proofMessages)

const words = storyTexts({ submit: '注册并申请加入' }, { submit: 'Register and apply' })

function Page(props: Omit<RegistrationProps, 'session' | 'submitLabel'>) {
  const [session] = useState(() => mockSession('signedOut'))
  return (
    <main>
      <Registration {...props} submitLabel={words.submit} session={session} />
    </main>
  )
}

const answering = (...given: readonly ReturnType<typeof answer>[]) => ({ feature: { answers: given } })

/** Registering, as part of `/joinCompany`. */
const meta = {
  id: 'features-session-registration',
  title: 'Features/Session/Registration 注册',
  component: Page,
  decorators: [withFeature(sessionAnswers)],
  args: { name: '', onRegistered: fn(), onSignIn: fn() },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function fill(canvas: Canvas, password = 'Bridges-and-4-arches') {
  await userEvent.type(canvas.getByLabelText(startingWith(registrationTexts.mobile)), '13712345678')
  await userEvent.type(canvas.getByLabelText(startingWith(codes.code)), '123456')
  await userEvent.type(canvas.getByLabelText(startingWith(registrationTexts.name)), '白露')
  await userEvent.type(canvas.getByLabelText(startingWith(registrationTexts.password)), password)
  await userEvent.click(agreement(canvas))
}
const agreement = (canvas: Canvas) =>
  canvas.getByRole('checkbox', { name: containing(registrationTexts.agreed) })
const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: words.submit }))

/** The code can be requested once the number is valid. */
export const Pristine: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: codes.getCode })).toBeDisabled()
  },
}

export const Invalid: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(startingWith(registrationTexts.mobile)), '12345')
    await send(canvas)
    await expect(canvas.getByText(codes.phoneWrong)).toBeVisible()
    await expect(canvas.getByText(codes.codeRequired)).toBeVisible()
    await expect(canvas.getByText(registrationTexts.nameRequired)).toBeVisible()
    await expect(canvas.getByText(registrationTexts.passwordRequired)).toBeVisible()
    await expect(canvas.getByText(registrationTexts.agreeRequired)).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(startingWith(registrationTexts.mobile))).toHaveFocus())
  },
}

export const Submitting: Story = {
  parameters: answering(never(operations.registerPerson)),
  play: async ({ canvas }) => {
    await fill(canvas)
    await send(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: words.submit })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

const sent = answer(operations.sendEntryCode, { retryAfterSeconds: 60 })
const proofRequired = refuse(operations.sendEntryCode, codeRefusals.proofRequired)

/** Many codes were sent to this address: the next request needs a check, whose result is sent along. */
export const ProofRequired: Story = {
  parameters: answering({
    operation: operations.sendEntryCode,
    respond: (request) =>
      (JSON.stringify(request.body).includes('nonce') ? sent : proofRequired).respond(request),
  }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(startingWith(registrationTexts.mobile)), '13712345678')
    await userEvent.click(canvas.getByRole('button', { name: codes.getCode }))
    await expect(await canvas.findByText(sentenceOf(codeRefusals.proofRequired))).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: proofTexts.startWork }))
    await canvas.findByText(proofTexts.workDone)
    await userEvent.click(canvas.getByRole('button', { name: codes.getCode }))
    await expect(await canvas.findByText(codes.codeSent('13712345678'))).toBeVisible()
  },
}

/** The code was wrong: nothing typed is lost. */
export const Rejected: Story = {
  parameters: answering(refuse(operations.registerPerson, codeRefusals.wrong)),
  play: async ({ canvas }) => {
    await fill(canvas)
    await send(canvas)
    await expect(await canvas.findByText(sentenceOf(codeRefusals.wrong))).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(startingWith(codes.code))).toHaveFocus())
    await expect(canvas.getByLabelText(startingWith(registrationTexts.password))).toHaveValue(
      'Bridges-and-4-arches',
    )
  },
}

export const Saved: Story = {
  play: async ({ args, canvas }) => {
    await fill(canvas)
    await send(canvas)
    await waitFor(() => expect(args.onRegistered).toHaveBeenCalledWith('白露'))
  },
}

/** A number with an account leads to the sign-in, but only for people who verified the number with the code. */
export const AccountExists: Story = {
  parameters: answering(refuse(operations.registerPerson, sessionRefusals.accountExists)),
  play: async ({ args, canvas }) => {
    await fill(canvas)
    await send(canvas)
    await expect(await canvas.findByText(sentenceOf(sessionRefusals.accountExists))).toBeVisible()
    await expect(canvas.getByRole('button', { name: codes.getCode })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: registrationTexts.signIn }))
    await expect(args.onSignIn).toHaveBeenCalled()
  },
}

export const CommonPassword: Story = {
  parameters: answering(refuse(operations.registerPerson, sessionRefusals.commonPassword)),
  play: async ({ canvas }) => {
    await fill(canvas, 'password1')
    await send(canvas)
    await expect(await canvas.findByText(sentenceOf(sessionRefusals.commonPassword))).toBeVisible()
  },
}

/** Consent is never preset, and nothing is sent without it. */
export const NotAgreed: Story = {
  play: async ({ args, canvas }) => {
    await expect(agreement(canvas)).not.toBeChecked()
    await fill(canvas)
    await userEvent.click(agreement(canvas))
    await send(canvas)
    await expect(await canvas.findByText(registrationTexts.agreeRequired)).toBeVisible()
    await waitFor(() => expect(agreement(canvas)).toHaveFocus())
    await expect(args.onRegistered).not.toHaveBeenCalled()
  },
}

/** New agreements came into force meanwhile: the person must accept those. */
export const AgreementOutdated: Story = {
  parameters: answering(refuse(operations.registerPerson, agreementsRefusals.outdated)),
  play: async ({ canvas }) => {
    await fill(canvas)
    await send(canvas)
    await expect(await canvas.findByText(sentenceOf(agreementsRefusals.outdated))).toBeVisible()
    await expect(agreement(canvas)).not.toBeChecked()
    await waitFor(() => expect(agreement(canvas)).toHaveFocus())
  },
}

export const Offline: Story = {
  parameters: answering(fail(operations.registerPerson, 'offline')),
  play: async ({ canvas }) => {
    await fill(canvas)
    await send(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(shared.offline)
    await expect(canvas.getByLabelText(startingWith(registrationTexts.name))).toHaveValue('白露')
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }

export const AsksForCode: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(startingWith(registrationTexts.mobile)), '13712345678')
    await userEvent.click(canvas.getByRole('button', { name: codes.getCode }))
    await expect(await canvas.findByText(codes.codeSent('13712345678'))).toBeVisible()
  },
}

const { registerCompany } = companyRegistrationContract

async function fillCompany(canvas: Canvas) {
  await userEvent.type(canvas.getByLabelText(startingWith(companyTexts.name)), '新芽建筑科技有限公司')
  await fill(canvas)
}

/** With a company, whose name comes first. */
export const OfCompany: Story = {
  args: { kind: 'company' },
  play: async ({ args, canvas }) => {
    await fillCompany(canvas)
    await send(canvas)
    await waitFor(() => expect(args.onRegistered).toHaveBeenCalledWith('白露', 'company-9'))
  },
}

export const OfCompanyInvalid: Story = {
  args: { kind: 'company' },
  play: async ({ canvas }) => {
    await send(canvas)
    await expect(await canvas.findByText(companyTexts.nameRequired)).toBeVisible()
    const name = canvas.getByLabelText(startingWith(companyTexts.name))
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.type(name, '云')
    await expect(await canvas.findByText(companyTexts.nameTooShort)).toBeVisible()
  },
}

/** Another company has the name. */
export const OfCompanyNameTaken: Story = {
  args: { kind: 'company' },
  parameters: answering(refuse(registerCompany, newCompanyRefusals.nameTaken)),
  play: async ({ canvas }) => {
    await fillCompany(canvas)
    await send(canvas)
    await expect(await canvas.findByText(sentenceOf(newCompanyRefusals.nameTaken))).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(startingWith(companyTexts.name))).toHaveFocus())
  },
}

/** A number with an account is handled as in a person's registration. */
export const OfCompanyAccountExists: Story = {
  args: { kind: 'company' },
  parameters: answering(refuse(registerCompany, sessionRefusals.accountExists)),
  play: async ({ args, canvas }) => {
    await fillCompany(canvas)
    await send(canvas)
    await expect(await canvas.findByText(sentenceOf(sessionRefusals.accountExists))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: registrationTexts.signIn }))
    await expect(args.onSignIn).toHaveBeenCalled()
  },
}
