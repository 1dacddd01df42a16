import { Button } from '@atrium/ui/button'
import { FormField } from '@atrium/ui/form-field'
import { TextField } from '@atrium/ui/text-field'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { FeatureProvider } from '../shared/host/FeatureProvider'
import { useAction } from '../shared/request/useAction'
import { answer, never, refuse, withFeature } from '../shared/stories/mocks'
import { textsOf } from '../shared/stories/textsOf'
import { sessionApiAtom } from './api'
import { sessionContract as operations, sessionErrors } from './contract'
import { sessionMessages } from './messages'
import { freeStanding, mockSession, sessionAnswers, someone } from './mocks'
import { proofMessages } from './proofMessages'
import { SessionGuard, type SessionGuardProps } from './SessionGuard'

const texts = textsOf(sessionMessages)
const proofTexts = textsOf(proofMessages)

type PageProps = Pick<SessionGuardProps, 'onSignedOut' | 'onPersonChanged'>

/** A page of a host: something is being typed when the session expires. */
function Page(props: PageProps) {
  const [session] = useState(() => mockSession('expired'))
  return (
    <FeatureProvider tokens={session} notify={ignore}>
      <SessionGuard session={session} {...props}>
        <Draft />
      </SessionGuard>
    </FeatureProvider>
  )
}

const ignore = () => {}

function Draft() {
  const api = useAtomValue(sessionApiAtom)
  const { run, busy, action } = useAction(() =>
    api.listSecurityEvents({ query: { pageIndex: 1, pageSize: 1 } }),
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

/** An expired session: the dialog over the page. */
const meta = {
  id: 'features-session-sessionguard',
  title: 'Features/Session/SessionGuard 重新登录',
  component: Page,
  decorators: [
    withFeature([...sessionAnswers, answer(operations.listSecurityEvents, { totalItems: 0, list: [] })]),
  ],
  args: { onSignedOut: fn(), onPersonChanged: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const answers = (...given: readonly ReturnType<typeof answer>[]) => ({ feature: { answers: given } })
async function findDialog() {
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(within(dialog).getByLabelText(texts.password)).toHaveFocus())
  return within(dialog)
}

/** The account is known; only the password is asked for. */
export const Pristine: Story = {
  play: async () => {
    const dialog = await findDialog()
    await expect(screen.getByRole('dialog')).toHaveAccessibleName(texts.expiredTitle)
    await waitFor(() => expect(dialog.getByText('13800000001')).toBeVisible())
  },
}

export const Invalid: Story = {
  play: async () => {
    const dialog = await findDialog()
    await userEvent.click(dialog.getByRole('button', { name: texts.continueHere }))
    await waitFor(() => expect(dialog.getByText(texts.passwordRequired)).toBeVisible())
  },
}

export const Submitting: Story = {
  parameters: answers(never(operations.signIn)),
  play: async () => {
    const dialog = await findDialog()
    await userEvent.type(dialog.getByLabelText(texts.password), 'Atrium@2026{Enter}')
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: texts.continueHere })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

export const Rejected: Story = {
  parameters: answers(refuse(operations.signIn, sessionErrors.wrongCredentials)),
  play: async () => {
    const dialog = await findDialog()
    await userEvent.type(dialog.getByLabelText(texts.password), 'wrong{Enter}')
    await waitFor(() => expect(dialog.getByText(texts.wrongCredentials)).toBeVisible())
    await expect(dialog.getByLabelText(texts.password)).toHaveValue('wrong')
  },
}

export const WorkRequired: Story = {
  parameters: answers(
    refuse(operations.signIn, sessionErrors.verificationRequired),
    answer(operations.getFailedCount, { ...freeStanding, failedCount: 3, captchaRequired: true }),
  ),
  play: async () => {
    const dialog = await findDialog()
    await userEvent.type(dialog.getByLabelText(texts.password), 'Atrium@2026{Enter}')
    await waitFor(() => expect(dialog.getByRole('button', { name: proofTexts.startWork })).toBeVisible())
  },
}

/** The call that waited goes on, and what was typed is still there. */
export const SignInSucceeds: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await findDialog()
    // Not by pointer: a press outside would put the dialog off.
    canvas.getByRole('button', { name: 'Save', hidden: true }).click()
    await userEvent.type(dialog.getByLabelText(texts.password), 'Atrium@2026{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Saved'))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByLabelText('Draft')).toHaveValue('Typed before the session expired')
    await expect(args.onPersonChanged).not.toHaveBeenCalled()
  },
}

/** Another account: it's said what that means, and then the page starts afresh. */
export const OtherPerson: Story = {
  parameters: answers(
    answer(operations.signIn, { ...someone, userId: 'user-2', userAccount: '13800000002' }),
  ),
  play: async ({ args }) => {
    const dialog = await findDialog()
    await userEvent.click(dialog.getByRole('button', { name: texts.otherAccount }))
    await waitFor(() => expect(dialog.getByText(texts.otherAccountText)).toBeVisible())
    await userEvent.type(dialog.getByLabelText(texts.account), '13800000002')
    await userEvent.type(dialog.getByLabelText(texts.password), 'Atrium@2026{Enter}')
    await waitFor(() => expect(args.onPersonChanged).toHaveBeenCalledTimes(1))
  },
}

/** Put off: the page can be read, waiting calls fail, and the next one asks again. */
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

export const Narrow: Story = { ...Pristine, globals: { viewport: { value: 'phone' } } }
