import { Button } from '@atrium/ui/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { answer, type RecordedCall, withFeature } from '../shared/stories/mocks'
import { textsOf } from '../shared/stories/textsOf'
import { guidesContract as operations } from './contract'
import { GuidesFeature } from './GuidesFeature'
import { guidesMessages } from './messages'
import { guidesAnswers } from './mocks'

const texts = textsOf(guidesMessages)

const calls: RecordedCall[] = []

/** The one-time guides of three pages. */
const meta = {
  title: 'Features/Guides/GuidesFeature',
  component: GuidesFeature,
  args: { guide: 'invitations' },
  render: (args) => (
    <div style={{ minHeight: 320 }}>
      <Button data-guide="invite">邀请成员</Button>
      <GuidesFeature {...args} />
    </div>
  ),
  decorators: [withFeature(guidesAnswers)],
  parameters: { feature: { calls } },
  beforeEach: () => {
    calls.length = 0
  },
} satisfies Meta<typeof GuidesFeature>

export default meta
type Story = StoryObj<typeof meta>

const appears = () => screen.findByRole('dialog', { name: texts.inviteTitle })

/** A second after the page, once; that it was seen is kept by the service. */
export const Ready: Story = {
  play: async ({ userEvent }) => {
    await expect(screen.queryByRole('dialog')).toBeNull()
    await appears()
    // Before it is closed: whoever leaves the page instead has seen it too.
    await expect(calls).toContainEqual(
      expect.objectContaining({ operation: 'addRecord', body: { recordType: 1 } }),
    )
    await userEvent.click(screen.getByRole('button', { name: texts.done }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const staysAway: Story['play'] = async () => {
  await new Promise((resolve) => setTimeout(resolve, 1600))
  await expect(screen.queryByRole('dialog')).toBeNull()
}

export const Seen: Story = {
  parameters: {
    feature: {
      calls,
      answers: [answer(operations.getRecord, { recordType: 1, seenAt: '2026-11-18T01:30:00.000Z' })],
    },
  },
  play: staysAway,
}

/** Without what it points at there is nothing to explain. */
export const AnchorMissing: Story = { args: { guide: 'allocation' }, play: staysAway }
