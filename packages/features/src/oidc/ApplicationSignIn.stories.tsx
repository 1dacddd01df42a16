import { oidcContract as operations } from '@atrium/contracts/oidc/contract'
import { oidcRefusals } from '@atrium/contracts/oidc/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import { wireRefusals } from '@atrium/contracts/wire/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { answer, fail, never, type RecordedCall, refuse, withFeature } from '../shared/stories/mocks'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { ApplicationSignIn } from './ApplicationSignIn'
import { applicationSignInMessages, oidcFrameMessages } from './messages'
import { asking, entered, oidcAnswers, ownRequest, returnUrl, someRequest } from './mocks'
import { Busy, personOf, Somebody } from './storySteps'

const texts = textsOf(applicationSignInMessages)
const frame = textsOf(oidcFrameMessages)
const shared = textsOf(sharedMessages)
const name = someRequest.application.name
const calls: RecordedCall[] = []

type Given = ReturnType<typeof answer>

const given = (...answers: readonly Given[]) => ({
  feature: {
    answers,
    calls,
    host: { location: { pathname: pagePaths.applicationSignIn, search: 'request=request-1' } },
  },
})

/** Where applications lead people to sign in, `/applicationSignIn`. */
const meta = {
  id: 'features-oidc-applicationsignin',
  title: 'Features/Oidc/ApplicationSignIn 登录应用',
  component: ApplicationSignIn,
  args: {
    fragment: '',
    account: { userId: 'user-1', userAccount: '13800000001' },
    Person: Somebody,
    onSignIn: fn(),
    onSwitchAccount: fn(),
    onLeave: fn(),
  },
  decorators: [withFeature(oidcAnswers)],
  parameters: { layout: 'fullscreen', ...given() },
} satisfies Meta<typeof ApplicationSignIn>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const press = async (canvas: Canvas, button: string) =>
  userEvent.click(await canvas.findByRole('button', { name: button }))
const decisions = () =>
  calls.filter(({ operation }) => operation === 'answerSignInRequest').map(({ body }) => body)

export const Loading: Story = {
  parameters: given(never(operations.getSignInRequest), never(operations.answerSignInRequest)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(texts.enteringText)
  },
}

/** The connection is lost. */
export const Failed: Story = {
  parameters: given(fail(operations.answerSignInRequest, 'offline')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(shared.offline)
    await expect(canvas.getByRole('button', { name: frame.retry })).toBeEnabled()
  },
}

/** It is too old, was answered, or began in another browser. */
export const NotFound: Story = {
  parameters: given(
    refuse(operations.getSignInRequest, oidcRefusals.requestGone),
    refuse(operations.answerSignInRequest, oidcRefusals.requestGone),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.goneTitle })).toBeVisible()
    await expect(canvas.getByRole('link', { name: frame.home })).toBeVisible()
  },
}

/** Somebody else's application asks for the first time. */
export const Pristine: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.signInTo(name) })).toBeVisible()
    await expect(canvas.getByText('周明远')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /tongsuan\.example/ })).toHaveAttribute(
      'href',
      'https://tongsuan.example/',
    )
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1 + someRequest.scopes.length)
  },
}

export const Invalid: Story = {
  parameters: given(asking({ consent: true, company: true })),
  play: async ({ canvas }) => {
    await press(canvas, texts.allow)
    await expect(await canvas.findByText(texts.companyRequired)).toBeVisible()
    await expect(decisions()).toEqual([{ decision: 'continue' }])
  },
}

/** A press twice is one answer. */
export const Submitting: Story = {
  parameters: given(
    answer(operations.answerSignInRequest, ({ body }) =>
      body.decision === 'continue'
        ? { returnUrl: null, questions: { consent: true, company: false, account: false, companyId: null } }
        : { returnUrl, questions: null },
    ),
  ),
  play: async ({ canvas }) => {
    await press(canvas, texts.allow)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: texts.allow })).toHaveAttribute('aria-busy', 'true'),
    )
    await press(canvas, texts.refuse)
    await expect(decisions()).toEqual([{ decision: 'continue' }, { decision: 'allow' }])
  },
}

/** The application named a company that the person isn't in: they choose another one. */
export const Rejected: Story = {
  parameters: given(
    answer(operations.getSignInRequest, ownRequest),
    refuse(operations.answerSignInRequest, oidcRefusals.companyNotAllowed),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      sentenceOf(oidcRefusals.companyNotAllowed),
    )
    await userEvent.click(await canvas.findByRole('radio', { name: /青禾/ }))
    await press(canvas, texts.goOn)
    await waitFor(() => expect(decisions()[1]).toEqual({ decision: 'allow', companyId: 'company-2' }))
  },
}

/** Nothing to ask: the page continues without the person, once. */
export const Saved: Story = {
  parameters: given(answer(operations.getSignInRequest, ownRequest), entered),
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith(returnUrl))
    await expect(await canvas.findByRole('heading')).toHaveTextContent(texts.entering('空间结构云'))
    await expect(args.onLeave).toHaveBeenCalledTimes(1)
    await expect(decisions()).toEqual([{ decision: 'continue' }])
  },
}

export const AllowSucceeds: Story = {
  parameters: given(asking({ consent: true, company: true })),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: texts.personally }))
    await press(canvas, texts.allow)
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith(returnUrl))
    await expect(decisions()[1]).toEqual({ decision: 'allow', companyId: null })
  },
}

/** The decision stays on screen, to be sent again. */
export const AllowFails: Story = {
  parameters: given(
    answer(operations.answerSignInRequest, ({ body }) => {
      if (body.decision !== 'continue') throw new TypeError('Failed to fetch')
      return {
        returnUrl: null,
        questions: { consent: true, company: false, account: false, companyId: null },
      }
    }),
  ),
  play: async ({ canvas }) => {
    await press(canvas, texts.allow)
    await expect(await canvas.findByText(shared.offline)).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.allow })).toBeEnabled()
  },
}

export const RefuseSucceeds: Story = {
  play: async ({ canvas, args }) => {
    await press(canvas, texts.refuse)
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith(returnUrl))
    await expect(decisions()[1]).toEqual({ decision: 'refuse' })
  },
}

/** For which company: the only question of the vendor's own application. */
export const ChooseCompany: Story = {
  parameters: given(answer(operations.getSignInRequest, ownRequest), asking({ company: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(3)
    await expect(canvas.getByRole('button', { name: texts.goOn })).toBeEnabled()
  },
}

/** The application wants to be sure with which account. */
export const ChooseAccount: Story = {
  parameters: given(answer(operations.getSignInRequest, ownRequest), asking({ account: true })),
  play: async ({ canvas, args }) => {
    await press(canvas, texts.switchAccount)
    await expect(args.onSwitchAccount).toHaveBeenCalled()
  },
}

/** Another program on the device could pretend to be it. */
export const Native: Story = {
  parameters: given(
    answer(operations.getSignInRequest, { ...ownRequest, isNative: true }),
    asking({ consent: true }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.native('空间结构云'))).toBeVisible()
  },
}

/** Nobody is signed in: the sign-in is told which application waits. */
export const SignedOut: Story = {
  args: { account: undefined },
  parameters: given(answer(operations.getSignInRequest, ownRequest)),
  play: async ({ args }) => {
    await waitFor(() =>
      expect(args.onSignIn).toHaveBeenCalledWith({
        requestId: 'request-1',
        name: '空间结构云',
        loginHint: '13800000001',
      }),
    )
    await expect(decisions()).toEqual([])
  },
}

export const TwoStepsNeeded: Story = {
  parameters: given(refuse(operations.answerSignInRequest, oidcRefusals.twoStepsNeeded)),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('link', { name: texts.toSecurity })).toHaveAttribute(
      'target',
      '_blank',
    )
    await press(canvas, texts.signInAgain)
    await expect(args.onSwitchAccount).toHaveBeenCalled()
  },
}

/** The person declined to prove who they are. */
export const Unproven: Story = {
  parameters: given(refuse(operations.answerSignInRequest, wireRefusals.proofRequired)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.unproven)
    await expect(canvas.getByRole('button', { name: frame.retry })).toBeEnabled()
  },
}

/** An error of the provider has our sentence, and its code. */
export const ProviderRefused: Story = {
  args: { fragment: 'error=invalid_redirect_uri&error_description=Call+this+number' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.invalid_redirect_uri)
    await expect(canvas.getByText(texts.code('invalid_redirect_uri'))).toBeVisible()
    await expect(canvas.queryByText(/Call this number/)).toBeNull()
  },
}

export const UnknownError: Story = {
  args: { fragment: 'error=temporarily_unavailable' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.otherError)
    await expect(canvas.getByText(texts.code('temporarily_unavailable'))).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    Person: personOf({
      name: '阿卜杜拉·买买提江·伊布拉音·库尔班',
      picture: null,
      companies: [
        { companyId: 'company-1', companyName: '云筑建筑设计研究院有限公司'.repeat(4) },
        { companyId: 'company-2', companyName: 'Northern Structural Engineering Consultants International' },
      ],
    }),
  },
  parameters: given(
    answer(operations.getSignInRequest, {
      ...someRequest,
      application: { ...someRequest.application, name: '砼算工程造价与进度协同管理平台'.repeat(3) },
      isNative: true,
    }),
    asking({ consent: true, company: true }),
  ),
}

export const ManyRows: Story = {
  args: { Person: Busy },
  parameters: given(answer(operations.getSignInRequest, ownRequest), asking({ company: true })),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '第23')
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(2))
  },
}

export const Narrow: Story = { ...Pristine, globals: { viewport: { value: 'phone' } } }
