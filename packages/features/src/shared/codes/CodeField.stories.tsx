import { codeRefusals } from '@atrium/contracts/shared/codes/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import * as v from 'valibot'
import { useForm } from '../form/useForm'
import { withFeature } from '../stories/mocks'
import { containing } from '../stories/patterns'
import { sentenceOf, textsOf } from '../stories/textsOf'
import { Failure } from '../wire/Failure'
import { CodeField } from './CodeField'
import { codeMessages } from './messages'

const codes = textsOf(codeMessages)

interface PageProps {
  readonly request?: () => Promise<{ readonly retryAfterSeconds: number }>
  readonly ready?: boolean
}

function Page({ request = async () => ({ retryAfterSeconds: 60 }), ready = true }: PageProps) {
  const form = useForm({
    schema: v.object({ code: v.string() }),
    initial: { code: '' },
    submit: async () => undefined,
  })
  return (
    <div style={{ maxWidth: 420 }}>
      <CodeField
        form={form}
        name="code"
        purpose="bind"
        recipient="13800000001"
        shownRecipient="138****0001"
        ready={ready}
        request={request}
      />
    </div>
  )
}

/** The code by SMS in several forms. */
const meta = {
  id: 'features-shared-codefield',
  title: 'Features/Shared/CodeField 短信验证码',
  component: Page,
  decorators: [withFeature([])],
  parameters: { feature: { tab: {} } },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

/** Sent: shows the recipient, counts down, and focuses the field. */
export const Sent: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: codes.getCode }))
    await expect(
      await canvas.findByRole('button', {
        name: new RegExp(`^(${codes.getCodeIn(60)}|${codes.getCodeIn(59)})$`),
      }),
    ).toBeDisabled()
    await expect(canvas.getByRole('status')).toHaveTextContent(codes.codeSent('138****0001'))
    await waitFor(() => expect(canvas.getByLabelText(containing(codes.code))).toHaveFocus())
  },
}

/** Reloaded meanwhile: the countdown continues. */
export const Reloaded: Story = {
  parameters: {
    feature: { host: { tabStore: { read: () => String(Date.now() + 30_000), write() {} } } },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: new RegExp(codes.getCodeIn(9).replace('9', '\\d+')) }),
    ).toBeDisabled()
  },
}

/** No recipient yet. */
export const NotReady: Story = {
  args: { ready: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: codes.getCode })).toBeDisabled()
  },
}

const tooSoon = codeRefusals.tooSoon({ retryAfterSeconds: 42 })

/** The service has its own limit: the rest of its minute is shown. */
export const TooSoon: Story = {
  args: {
    request: () =>
      Promise.reject(new Failure('refused', sentenceOf(tooSoon), tooSoon.code, [], tooSoon.data)),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: codes.getCode }))
    await expect(await canvas.findByText(sentenceOf(tooSoon))).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: new RegExp(`^(${codes.getCodeIn(42)}|${codes.getCodeIn(41)})$`) }),
    ).toBeDisabled()
  },
}
