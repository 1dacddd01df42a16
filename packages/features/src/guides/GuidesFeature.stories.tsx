import { Button } from '@atrium/ui/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { type RecordedCall, withFeature } from '../shared/stories/mocks'
import { textsOf } from '../shared/stories/textsOf'
import { GuidesFeature } from './GuidesFeature'
import { guidesMessages } from './messages'
import { guidesAnswers } from './mocks'

const texts = textsOf(guidesMessages)

const calls: RecordedCall[] = []

/** The one-time guides of three pages. */
const meta = {
  id: 'features-guides-guidesfeature',
  title: 'Features/Guides/GuidesFeature 新手引导',
  component: GuidesFeature,
  args: { guide: 'invitations' },
  render: (args) => (
    <div style={{ minHeight: 320 }}>
      <Button data-guide="invite">邀请同事</Button>
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

export const Ready: Story = { play: async () => void (await appears()) }

/** The service records it as seen while it is open, so leaving the page counts too. */
export const Closes: Story = {
  play: async ({ userEvent }) => {
    await appears()
    await expect(calls).toContainEqual(
      expect.objectContaining({ operation: 'addRecord', body: { recordType: 1 } }),
    )
    await userEvent.click(screen.getByRole('button', { name: texts.done }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
