import { pagePaths } from '@atrium/contracts/paths'
import { securityContract as operations } from '@atrium/contracts/security/contract'
import { securityRefusals } from '@atrium/contracts/security/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { answer, answering, fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { hasFailed } from '../shared/stories/requestPlays'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { securityMessages } from './messages'
import { securityAnswers, someSignIn } from './mocks'
import { SecurityFeature } from './SecurityFeature'

const texts = textsOf(securityMessages)
const shared = textsOf(sharedMessages)

/** `/securityCenter?signIn=…`: was it you? */
const meta = {
  id: 'features-security-signincheck',
  title: 'Features/Security/SignInCheck 这次登录是您本人吗',
  component: SecurityFeature,
  decorators: [withFeature(securityAnswers)],
  parameters: {
    feature: {
      host: {
        companyId: undefined,
        location: { pathname: pagePaths.security, search: '?signIn=session-2' },
      },
    },
  },
} satisfies Meta<typeof SecurityFeature>

export default meta
type Story = StoryObj<typeof meta>
type Played = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas'>

const disown = async ({ canvas }: Played) =>
  userEvent.click(await canvas.findByRole('button', { name: texts.itWasNotMe }))

export const Loading: Story = {
  parameters: answering(never(operations.getSignIn)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: shared.loading })).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Safari 26 · iOS')).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.itWasMe })).toHaveAttribute(
      'href',
      pagePaths.security,
    )
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.getSignIn, 'unavailable')),
  play: hasFailed(() => texts.signInFailed),
}

/** Too long ago, or it never existed. */
export const NotFound: Story = {
  parameters: answering(fail(operations.getSignIn, 'missing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.signInMissingHint)).toBeVisible()
  },
}

export const Submitting: Story = {
  parameters: answering(never(operations.disownSignIn)),
  play: async (context) => {
    await disown(context)
    await expect(context.canvas.getByRole('button', { name: texts.itWasNotMe })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}

export const Rejected: Story = {
  parameters: answering(refuse(operations.disownSignIn, securityRefusals.ownSession)),
  play: async (context) => {
    await disown(context)
    await expect(await context.canvas.findByText(sentenceOf(securityRefusals.ownSession))).toBeVisible()
  },
}

/** It is ended, and the next step is a new password. */
export const Saved: Story = {
  play: async (context) => {
    await disown(context)
    const { canvas } = context
    await expect(await canvas.findByRole('link', { name: texts.newPassword })).toHaveAttribute(
      'href',
      pagePaths.personalPassword,
    )
    await expect(canvas.getByRole('link', { name: texts.forgotten })).toHaveAttribute(
      'href',
      pagePaths.signOut,
    )
  },
}

/** It has ended, but can still be reported. */
export const Over: Story = {
  parameters: answering(answer(operations.getSignIn, { ...someSignIn, isOpen: false })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.over)).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.itWasNotMe })).toBeEnabled()
  },
}

/** It is the current session. */
export const ReadOnly: Story = {
  parameters: answering(answer(operations.getSignIn, { ...someSignIn, isCurrent: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.itIsCurrent)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.itWasNotMe })).toBeNull()
  },
}

/** An address of the sixth version of the protocol, and long names from the browser. */
export const LongText: Story = {
  parameters: answering(
    answer(operations.getSignIn, {
      ...someSignIn,
      browser: 'Samsung Internet 29.0.1.42',
      system: 'Android 16 (Xiaomi 15 Ultra)',
      address: '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/2001:0db8:85a3:0000:0000:8a2e:0370:7334/)).toBeVisible()
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }
