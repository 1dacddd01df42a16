import { companySignInRefusals } from '@atrium/contracts/companySignIn/refusals'
import { companySignInContract } from '@atrium/contracts/session/companySignIn/contract'
import { sessionContract as operations } from '@atrium/contracts/session/contract'
import { sessionRefusals } from '@atrium/contracts/session/refusals'
import { secondStepContract as secondStep } from '@atrium/contracts/session/secondStep/contract'
import { roleContract } from '@atrium/contracts/shared/role/contract'
import { wireRefusals } from '@atrium/contracts/wire/refusals'
import { Button } from '@atrium/ui/button'
import { FormField } from '@atrium/ui/form-field'
import { TextField } from '@atrium/ui/text-field'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { FeatureProvider } from '../shared/host/FeatureProvider'
import { useAction } from '../shared/request/useAction'
import { answer, fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { sessionApiAtom } from './api'
import { companySignInMessages } from './companySignIn/messages'
import { expiryMessages, proofMessages, sessionMessages } from './messages'
import { freeStanding, mockSession, sessionAnswers, someAsked, someone } from './mocks'
import { SessionGuard, type SessionGuardProps } from './SessionGuard'
import { takingMessages } from './secondStep/messages'
import { createTokenSession } from './tokens/createTokenSession'

const texts = textsOf(sessionMessages)
const proofTexts = textsOf(proofMessages)

const expiry = textsOf(expiryMessages)
const shared = textsOf(sharedMessages)
const taking = textsOf(takingMessages)
const company = textsOf(companySignInMessages)

type PageProps = Pick<SessionGuardProps, 'onSignedOut' | 'onPersonChanged' | 'onLeave' | 'onLeaveCompany'> & {
  /** Content of the storage. */
  readonly stored: 'expired' | 'signedIn'
}

/** A page of a host: somebody is typing when the session expires. */
function Page({ stored, ...props }: PageProps) {
  const [session] = useState(() => mockSession(stored))
  return (
    <FeatureProvider tokens={session} notify={ignore}>
      <SessionGuard session={session} {...props}>
        <Draft />
      </SessionGuard>
    </FeatureProvider>
  )
}

const ignore = () => {}

interface PageOfSiteProps extends Pick<SessionGuardProps, 'onSignedOut' | 'onPersonChanged'> {
  /** The site gets no access, instead of having no token. */
  readonly isRefused?: boolean
}

/** A page of a host that signs people in itself, and has no token any more. */
function PageOfSite({ isRefused = false, ...props }: PageOfSiteProps) {
  const [{ session, signIn }] = useState(() => createSite(isRefused))
  useEffect(() => {
    // Any call finds that there is no token.
    Promise.resolve(session.getToken()).catch(ignore)
  }, [session])
  return (
    <FeatureProvider tokens={session} notify={ignore}>
      <SessionGuard session={session} onSignIn={signIn} {...props}>
        <Draft />
      </SessionGuard>
    </FeatureProvider>
  )
}

function createSite(isRefused: boolean) {
  let token: string | undefined
  const session = createTokenSession({
    getToken() {
      if (isRefused) throw new Error('Not a member of this company.')
      return token
    },
  })
  const signIn = () => {
    token = 'token of the site'
  }
  return { session, signIn }
}

function Draft() {
  const api = useAtomValue(sessionApiAtom)
  const { run, busy, action } = useAction(() =>
    api.changePassword({ body: { keyId: '', oldPassword: '', newPassword: '' } }),
  )
  const [outcome, setOutcome] = useState('')
  const save = async () => setOutcome((await run()).done ? 'Saved' : 'Not saved')
  return (
    <div>
      <FormField label="Draft">
        <TextField defaultValue="Typed before the session expired" />
      </FormField>
      <p>
        <Button busy={busy} onClick={() => void save()}>
          Save
        </Button>
      </p>
      <p role="status">{action.state === 'running' ? '' : outcome}</p>
    </div>
  )
}

/** An expired session: the dialog above the page. */
const meta = {
  id: 'features-session-sessionguard',
  title: 'Features/Session/SessionGuard 重新登录',
  component: Page,
  decorators: [withFeature(sessionAnswers)],
  args: { stored: 'expired', onSignedOut: fn(), onPersonChanged: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const answers = (...given: readonly ReturnType<typeof answer>[]) => ({ feature: { answers: given } })
async function findDialog() {
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(within(dialog).getByLabelText(texts.password)).toHaveFocus())
  return within(dialog)
}

/** The account is known, so only the password is requested. */
export const Pristine: Story = {
  play: async () => {
    const dialog = await findDialog()
    await expect(screen.getByRole('dialog')).toHaveAccessibleName(expiry.expiredTitle)
    await waitFor(() => expect(dialog.getByText('13800000001')).toBeVisible())
  },
}

export const Invalid: Story = {
  play: async () => {
    const dialog = await findDialog()
    await userEvent.click(dialog.getByRole('button', { name: expiry.continueHere }))
    await waitFor(() => expect(dialog.getByText(texts.passwordRequired)).toBeVisible())
  },
}

export const Submitting: Story = {
  parameters: answers(never(operations.signIn)),
  play: async () => {
    const dialog = await findDialog()
    await userEvent.type(dialog.getByLabelText(texts.password), 'Atrium@2026{Enter}')
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: expiry.continueHere })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

export const Rejected: Story = {
  parameters: answers(refuse(operations.signIn, sessionRefusals.wrongCredentials)),
  play: async () => {
    const dialog = await findDialog()
    await userEvent.type(dialog.getByLabelText(texts.password), 'wrong{Enter}')
    await waitFor(() => expect(dialog.getByText(sentenceOf(sessionRefusals.wrongCredentials))).toBeVisible())
    await expect(dialog.getByLabelText(texts.password)).toHaveValue('wrong')
  },
}

export const WorkRequired: Story = {
  parameters: answers(
    refuse(operations.signIn, sessionRefusals.verificationRequired),
    answer(operations.getFailedCount, { ...freeStanding, failedCount: 3, captchaRequired: true }),
  ),
  play: async () => {
    const dialog = await findDialog()
    await userEvent.type(dialog.getByLabelText(texts.password), 'Atrium@2026{Enter}')
    await waitFor(() => expect(dialog.getByRole('button', { name: proofTexts.startWork })).toBeVisible())
  },
}

/** The waiting call continues, and the input is still there. */
export const SignInSucceeds: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await findDialog()
    // Not by pointer: a press outside would postpone the password.
    canvas.getByRole('button', { name: 'Save', hidden: true }).click()
    await userEvent.type(dialog.getByLabelText(texts.password), 'Atrium@2026{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Saved'))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByLabelText('Draft')).toHaveValue('Typed before the session expired')
    await expect(args.onPersonChanged).not.toHaveBeenCalled()
  },
}

/** Another account: the consequence is shown, then the page reloads. */
export const OtherPerson: Story = {
  parameters: answers(
    answer(operations.signIn, { ...someone, userId: 'user-2', userAccount: '13800000002' }),
  ),
  play: async ({ args }) => {
    const dialog = await findDialog()
    await userEvent.click(dialog.getByRole('button', { name: expiry.otherAccount }))
    await waitFor(() => expect(dialog.getByText(expiry.otherAccountText)).toBeVisible())
    await userEvent.type(dialog.getByLabelText(texts.account), '13800000002')
    await userEvent.type(dialog.getByLabelText(texts.password), 'Atrium@2026{Enter}')
    await waitFor(() => expect(args.onPersonChanged).toHaveBeenCalledTimes(1))
  },
}

/** Postponed: the page can be read, waiting calls fail, and the next one asks again. */
export const Postponed: Story = {
  play: async ({ canvas }) => {
    await findDialog()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await findDialog()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Not saved'))
  },
}

/** The site signs people in itself: they continue there, and then here. Until then, the dialog says what is missing. */
export const OnAnotherSite: Story = {
  render: ({ onSignedOut, onPersonChanged }) => (
    <PageOfSite onSignedOut={onSignedOut} onPersonChanged={onPersonChanged} />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: expiry.expiredTitle }))
    await userEvent.click(dialog.getByRole('button', { name: expiry.siteGoOn }))
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(expiry.siteStill))
  },
}

/** The site fails, or the service refuses the person: signing in wouldn't help, so it isn't offered. */
export const SiteWithoutAccess: Story = {
  render: ({ onSignedOut, onPersonChanged }) => (
    <PageOfSite isRefused onSignedOut={onSignedOut} onPersonChanged={onPersonChanged} />
  ),
  play: async () => {
    const dialog = within(
      await screen.findByRole('dialog', { name: expiry.siteFailedTitle }, { timeout: 4000 }),
    )
    await expect(dialog.queryByRole('button', { name: texts.signIn })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: shared.retry }))
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(expiry.siteFailedStill), {
      timeout: 4000,
    })
  },
}

/** The waiting call continues with the site's new token, and the input is still there. */
export const SiteSignInSucceeds: Story = {
  ...OnAnotherSite,
  // With the new token, the page learns what it covers.
  parameters: answers(answer(roleContract.getRoles, { enterprises: [], scopes: [] })),
  play: async ({ canvas }) => {
    const dialog = within(await screen.findByRole('dialog', { name: expiry.expiredTitle }))
    canvas.getByRole('button', { name: 'Save', hidden: true }).click()
    await userEvent.click(dialog.getByRole('button', { name: texts.signIn }))
    await userEvent.click(dialog.getByRole('button', { name: expiry.siteGoOn }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Saved'))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByLabelText('Draft')).toHaveValue('Typed before the session expired')
  },
}

const wanted = refuse(operations.changePassword, wireRefusals.proofRequired)

/** The service requires a proof first. After one proof, it does what was requested. */
const wantedOnce = () => {
  const changed = answer(operations.changePassword, true)
  let asked = 0
  return {
    ...changed,
    reset: () => {
      asked = 0
    },
    respond: (request: Parameters<typeof changed.respond>[0]) =>
      (asked++ === 0 ? wanted : changed).respond(request),
  }
}

const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }))
const findProof = async () => within(await screen.findByRole('dialog', { name: taking.proveTitle }))

/**
 * A proof of identity is requested before a destructive call. Then the call continues, and the input is still
 * there.
 */
export const ProofSucceeds: Story = {
  args: { stored: 'signedIn' },
  parameters: answers(wantedOnce()),
  play: async ({ canvas }) => {
    await save(canvas)
    const dialog = await findProof()
    await userEvent.type(await dialog.findByLabelText(taking.password), 'Atrium@2026{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Saved'))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByLabelText('Draft')).toHaveValue('Typed before the session expired')
  },
}

/** A wrong password stays, so that it can be corrected. */
export const ProofFails: Story = {
  args: { stored: 'signedIn' },
  parameters: answers(wanted, refuse(secondStep.prove, sessionRefusals.wrongPassword)),
  play: async ({ canvas }) => {
    await save(canvas)
    const dialog = await findProof()
    await userEvent.type(await dialog.findByLabelText(taking.password), 'wrong{Enter}')
    await expect(await dialog.findByText(sentenceOf(sessionRefusals.wrongPassword))).toBeVisible()
    await expect(dialog.getByLabelText(taking.password)).toHaveValue('wrong')
  },
}

/** Another method is tried, then declined: the call is refused, and nothing happened. */
export const ProofDeclined: Story = {
  args: { stored: 'signedIn' },
  parameters: answers(wanted),
  play: async ({ canvas }) => {
    await save(canvas)
    const dialog = await findProof()
    await userEvent.click(await dialog.findByRole('button', { name: taking.toAuthenticator }))
    await expect(await dialog.findByLabelText(taking.code)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Not saved'))
  },
}

/** The available methods can't be loaded: the request can be repeated. */
export const ProofUnknown: Story = {
  args: { stored: 'signedIn' },
  parameters: answers(wanted, fail(secondStep.getProofWays, 'unavailable')),
  play: async ({ canvas }) => {
    await save(canvas)
    const dialog = await findProof()
    await expect(await dialog.findByText(taking.proveFailed)).toBeVisible()
  },
}

/** The session expired and the account has a second step: both steps are taken above the page. */
export const SecondStepTaken: Story = {
  parameters: answers(refuse(operations.signIn, sessionRefusals.secondStepRequired({ asked: someAsked }))),
  play: async ({ canvas }) => {
    const dialog = await findDialog()
    canvas.getByRole('button', { name: 'Save', hidden: true }).click()
    await userEvent.type(dialog.getByLabelText(texts.password), 'Atrium@2026{Enter}')
    await userEvent.type(await screen.findByLabelText(taking.code), '123456{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Saved'))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

const atCompany = refuse(
  operations.changePassword,
  companySignInRefusals.companySignInNeeded({ companyId: 'company-1', connectionId: 'connection-1' }),
)
const findCompanyDialog = async () => within(await screen.findByRole('dialog', { name: company.needed }))

/** The company requires its own sign-in: leads there, or out of the company. */
export const CompanySignInNeeded: Story = {
  args: { stored: 'signedIn', onLeave: fn(), onLeaveCompany: fn() },
  parameters: answers(atCompany),
  play: async ({ canvas, args }) => {
    await save(canvas)
    const dialog = await findCompanyDialog()
    await expect(await dialog.findByText(company.neededText('云筑建设集团'))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: company.toPersonalSpace }))
    await expect(args.onLeaveCompany).toHaveBeenCalledTimes(1)
    await userEvent.click(dialog.getByRole('button', { name: company.goThere }))
    await waitFor(() =>
      expect(args.onLeave).toHaveBeenCalledWith('https://login.yunzhu.example/authorize?state=state-1'),
    )
  },
}

/** Its sign-in is switched off meanwhile. Closing it leaves the page as it is; the next call asks again. */
export const CompanySignInFails: Story = {
  args: { stored: 'signedIn', onLeave: fn() },
  parameters: answers(
    atCompany,
    refuse(companySignInContract.beginCompanyProof, companySignInRefusals.connectionOff),
  ),
  play: async ({ canvas }) => {
    await save(canvas)
    const dialog = await findCompanyDialog()
    await userEvent.click(dialog.getByRole('button', { name: company.goThere }))
    await expect(await dialog.findByText(sentenceOf(companySignInRefusals.connectionOff))).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByLabelText('Draft')).toHaveValue('Typed before the session expired')
    await save(canvas)
    await findCompanyDialog()
  },
}

export const Narrow: Story = { ...Pristine, globals: { viewport: { value: 'phone' } } }
