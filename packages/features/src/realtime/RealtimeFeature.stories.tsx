import { pagePaths } from '@atrium/contracts/paths'
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

/** It connects, reacts to what concerns the whole page, and shows only that the connection is lost. */
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
    await expect(navigate).toHaveBeenCalledWith(pagePaths.dissolutionNotice, { replace: true })
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

const answers = { there: true }
const probe: typeof globalThis.fetch = async () => {
  if (!answers.there) throw new TypeError('offline')
  return new Response('')
}

/** The network goes: it is said at once, and once it is back everything in sight is asked for again. */
export const Offline: Story = {
  args: { fetch: probe },
  beforeEach: () => {
    answers.there = true
  },
  play: async ({ canvas }) => {
    const stale = fn()
    const giveUp = events.subscribe('OnStale', ({ payload }) => stale(payload.resources))
    answers.there = false
    // Told again until the feature listens, which it does once it is drawn.
    await waitFor(() => {
      window.dispatchEvent(new Event('offline'))
      expect(canvas.getByRole('button', { name: texts.retry })).toBeVisible()
    })
    answers.there = true
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(canvas.queryByRole('button', { name: texts.retry })).toBeNull())
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ tone: 'success', message: texts.restored }))
    await expect(stale).toHaveBeenCalledWith(['*'])
    giveUp()
  },
}
