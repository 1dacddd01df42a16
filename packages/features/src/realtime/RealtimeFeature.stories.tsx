import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { createEvents } from '../shared/request/events'
import { withFeature } from '../shared/stories/mocks'
import { textsOf } from '../shared/stories/textsOf'
import { realtimeMessages } from './messages'
import { RealtimeFeature } from './RealtimeFeature'

const texts = textsOf(realtimeMessages)

const notify = fn()
const navigate = fn()
const events = createEvents()

/** Shows nothing itself: it connects, and reacts to what concerns the whole page. */
const meta = {
  id: 'features-realtime-realtimefeature',
  title: 'Features/Realtime/RealtimeFeature 实时通知',
  component: RealtimeFeature,
  args: {
    // Nobody is connected: what arrives is told by the stories.
    tokens: { getToken: () => new Promise<string>(() => {}) },
  },
  decorators: [withFeature([])],
  parameters: { feature: { host: { notify, navigate, events } } },
  beforeEach: () => {
    notify.mockClear()
    navigate.mockClear()
  },
} satisfies Meta<typeof RealtimeFeature>

export default meta
type Story = StoryObj<typeof meta>

export const Dissolved: Story = {
  play: async () => {
    // Told again until the feature listens, which it does once it is drawn.
    await waitFor(() => {
      events.tell('OnCancelAuditPassed', {
        text: '企业“云筑”已注销 (dissolved)',
        payload: { outcome: 'dissolved', enterpriseName: '云筑' },
      })
      expect(notify).toHaveBeenCalledWith({ tone: 'failure', message: texts.dissolved('云筑') })
    })
    await expect(navigate).toHaveBeenCalledWith('/companyLogoffTipage', { replace: true })
  },
}

/** Another outcome is nobody's business, whatever its text says. */
export const OtherOutcome: Story = {
  play: async () => {
    events.tell('OnCancelAuditPassed', { text: 'not dissolved', payload: {} })
    events.tell('OnMessage')
    await expect(notify).not.toHaveBeenCalled()
    await expect(navigate).not.toHaveBeenCalled()
  },
}
