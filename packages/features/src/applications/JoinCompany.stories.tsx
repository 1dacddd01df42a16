import { applicationsContract as operations } from '@atrium/contracts/applications/contract'
import { applicationsRefusals } from '@atrium/contracts/applications/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { answer, fail, never, type RecordedCall, refuse, withFeature } from '../shared/stories/mocks'
import { startingWith } from '../shared/stories/patterns'
import { hasFailed } from '../shared/stories/requestPlays'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { JoinCompany } from './JoinCompany'
import { joinMessages } from './messages'
import { applicationsAnswers, byMessage, openStanding, resetApplications, someInvitation } from './mocks'
import type { JoinAccount, RegisterProps } from './parts/JoinHost'

const joinTexts = textsOf(joinMessages)

const account: JoinAccount = { userId: 'user-1', userAccount: '13700009999' }

interface PageProps {
  readonly signedIn: boolean
  readonly onSignIn: () => void
  readonly onSwitchAccount: () => void
  readonly onEnterCompany: (companyId: string, companyName: string) => void
}

/** A page whose registration needs one press. */
function Page({ signedIn, ...host }: PageProps) {
  const [who, setWho] = useState(signedIn ? account : undefined)
  const [Register] = useState(
    () =>
      function Register({ submitLabel, onRegistered }: RegisterProps) {
        function register() {
          onRegistered('白露')
          setWho(account)
        }
        return (
          <Button variant="primary" onClick={register}>
            {submitLabel}
          </Button>
        )
      },
  )
  return <JoinCompany {...host} account={who} Register={Register} />
}

function memoryStore() {
  const values = new Map<string, string>()
  return {
    read: (key: string) => values.get(key),
    write: (key: string, value: string) => void values.set(key, value),
  }
}

const calls: RecordedCall[] = []
const by = (search: string, ...answers: readonly ReturnType<typeof answer>[]) => ({
  feature: {
    answers,
    calls,
    host: {
      companyId: undefined,
      location: { pathname: pagePaths.joinCompany, search },
      tabStore: memoryStore(),
    },
  },
})
const byLink = (...answers: readonly ReturnType<typeof answer>[]) =>
  by('link=company-1.link-1.proof', ...answers)
const byText = (...answers: readonly ReturnType<typeof answer>[]) =>
  by('invitation=company-1.invitation-1.secret', answer(operations.describeInvitation, byMessage), ...answers)
const withStanding = (change: Partial<typeof openStanding>) =>
  answer(operations.getStanding, { ...openStanding, ...change })
const described = (change: Partial<typeof someInvitation>) =>
  answer(operations.describeInvitation, { ...someInvitation, ...change })

/** The target of a shared link or a text message, `/joinCompany`. */
const meta = {
  id: 'features-applications-joincompany',
  title: 'Features/Applications/JoinCompany 加入企业',
  component: Page,
  decorators: [withFeature(applicationsAnswers)],
  args: { signedIn: false, onSignIn: fn(), onSwitchAccount: fn(), onEnterCompany: fn() },
  parameters: { layout: 'fullscreen', ...byLink() },
  beforeEach: () => {
    resetApplications()
    calls.length = 0
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: byLink(never(operations.describeInvitation)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: joinTexts.loading })).toBeVisible()
  },
}

/** Nobody is signed in: register here, or sign in. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '云筑建筑设计研究院有限公司' })).toBeVisible()
    await expect(canvas.getByText(joinTexts.invites('周明远'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: joinTexts.registerAndApply })).toBeEnabled()
  },
}

/** The invited number has an account: the person only needs to sign in. */
export const ByMessage: Story = {
  parameters: by(
    'invitation=company-1.invitation-1.secret',
    answer(operations.describeInvitation, { ...byMessage, hasAccount: true }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/137\*\*\*\*9999/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: joinTexts.registerAndJoin })).toBeNull()
    await expect(canvas.getByRole('button', { name: joinTexts.decline })).toBeEnabled()
  },
}

export const Failed: Story = {
  parameters: byLink(fail(operations.describeInvitation, 'offline')),
  play: hasFailed(),
}

export const NotFound: Story = {
  parameters: byLink(described({ state: 'unknown', enterpriseName: '', inviterName: '', expiresAt: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: joinTexts.unknown })).toBeVisible()
  },
}

export const Expired: Story = {
  parameters: byLink(described({ state: 'expired' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: joinTexts.expired })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: joinTexts.registerAndApply })).toBeNull()
  },
}

export const Revoked: Story = {
  parameters: byLink(described({ state: 'revoked' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: joinTexts.revoked })).toBeVisible()
  },
}

export const Full: Story = {
  parameters: byLink(described({ state: 'full' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: joinTexts.full })).toBeVisible()
  },
}

/** Signed in, with the name for the application. */
export const Pristine: Story = {
  args: { signedIn: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(startingWith(joinTexts.name))).toHaveValue('白露')
    await expect(canvas.getByText(joinTexts.signedInAs('13700009999'))).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { signedIn: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText(startingWith(joinTexts.name)))
    await userEvent.click(canvas.getByRole('button', { name: joinTexts.apply }))
    await expect(canvas.getByText(joinTexts.nameRequired)).toBeVisible()
    await expect(canvas.getByLabelText(startingWith(joinTexts.name))).toHaveFocus()
  },
}

export const Submitting: Story = {
  args: { signedIn: true },
  parameters: byLink(never(operations.applyToJoin)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: joinTexts.apply }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: joinTexts.apply })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

export const Rejected: Story = {
  args: { signedIn: true },
  parameters: byLink(refuse(operations.applyToJoin, applicationsRefusals.phoneTaken)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: joinTexts.apply }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      sentenceOf(applicationsRefusals.phoneTaken),
    )
  },
}

/** Registered, and the application was sent in the same step. */
export const Saved: Story = {
  parameters: byLink(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: joinTexts.registerAndApply }))
    await expect(await canvas.findByRole('heading', { name: joinTexts.pending })).toBeVisible()
    await expect(calls.filter(({ operation }) => operation === 'applyToJoin')).toHaveLength(1)
  },
}

export const JoinsByMessage: Story = {
  args: { signedIn: true },
  parameters: byText(),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: joinTexts.join }))
    await userEvent.click(await canvas.findByRole('button', { name: joinTexts.enter }))
    await expect(args.onEnterCompany).toHaveBeenCalledWith('company-1', '云筑建筑设计研究院有限公司')
  },
}

export const Pending: Story = {
  args: { signedIn: true },
  parameters: byLink(withStanding({ standing: 'pending' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: joinTexts.checkAgain })).toBeEnabled()
  },
}

export const AlreadyMember: Story = {
  args: { signedIn: true },
  parameters: byLink(
    described({ state: 'expired' }),
    withStanding({ standing: 'joined', enterpriseId: 'company-1' }),
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: startingWith(joinTexts.joined('')) }),
    ).toBeVisible()
  },
}

export const Refused: Story = {
  args: { signedIn: true },
  parameters: byLink(withStanding({ standing: 'refused', reason: '请先与部门负责人确认' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(joinTexts.refusedReason('请先与部门负责人确认'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: joinTexts.applyAgain })).toBeEnabled()
  },
}

export const WrongAccount: Story = {
  args: { signedIn: true },
  parameters: byText(withStanding({ standing: 'wrongAccount' })),
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: joinTexts.wrongAccount })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: joinTexts.switchAccount }))
    await expect(args.onSwitchAccount).toHaveBeenCalled()
  },
}

export const DeclineSucceeds: Story = {
  args: { signedIn: true },
  parameters: byText(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: joinTexts.decline }))
    const question = within(
      await screen.findByRole('alertdialog', { name: joinTexts.declineTitle('云筑建筑设计研究院有限公司') }),
    )
    await userEvent.click(question.getByRole('button', { name: joinTexts.declineConfirm }))
    await waitFor(() => expect(screen.getByText(joinTexts.declined)).toBeVisible())
  },
}

export const LongText: Story = {
  args: { signedIn: true },
  parameters: byLink(
    described({
      enterpriseName: '西南地区轨道交通与地下空间综合开发工程设计研究及技术咨询中心有限责任公司第二分公司',
      inviterName: '欧阳上官司徒皇甫南宫',
    }),
    withStanding({ standing: 'refused', reason: '请先与部门负责人确认入职时间、岗位与所属部门。'.repeat(4) }),
  ),
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { signedIn: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: joinTexts.apply })).toBeVisible()
  },
}

export const LeadsToSignIn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: joinTexts.signIn }))
    await expect(args.onSignIn).toHaveBeenCalled()
  },
}
