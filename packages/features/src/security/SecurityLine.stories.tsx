import { pagePaths } from '@atrium/contracts/paths'
import { securityContract as operations } from '@atrium/contracts/security/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { answer, answering, fail, never, withFeature } from '../shared/stories/mocks'
import { textsOf } from '../shared/stories/textsOf'
import { securityMessages } from './messages'
import { securityAnswers, soundSecurity } from './mocks'
import { SecurityLine } from './SecurityLine'

const texts = textsOf(securityMessages)

/** The protection of the account, on the personal home. */
const meta = {
  id: 'features-security-securityline',
  title: 'Features/Security/SecurityLine 账号防护',
  component: SecurityLine,
  decorators: [withFeature(securityAnswers)],
} satisfies Meta<typeof SecurityLine>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: answering(never(operations.getSecurity)),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.score(2, 3) })).toBeVisible()
    await expect(canvas.getByText(texts.toStrengthen(texts.email))).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.toCentre })).toHaveAttribute(
      'href',
      pagePaths.security,
    )
  },
}

/** Nothing to do: links to the security centre. */
export const InOrder: Story = {
  parameters: answering(answer(operations.getSecurity, soundSecurity)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.allGood)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.toCentre })).toHaveAttribute(
      'href',
      pagePaths.security,
    )
  },
}

/** A failure doesn't disturb the rest of a home. */
export const Failed: Story = {
  parameters: answering(fail(operations.getSecurity, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }
