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

/** Connects, reacts to events that concern the whole page, and shows only that the connection is lost. */
const meta = {
  id: 'features-realtime-realtimefeature',
  title: 'Features/Realtime/RealtimeFeature 实时通知',
  component: RealtimeFeature,
  args: {
    // Nobody is connected: stories send the events.
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
    // Repeated until the feature listens, which it does once it is rendered.
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

/** Another outcome is ignored, whatever its text. */
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

/** The network is lost: shown at once; when it is back, all visible data is reloaded. */
export const Offline: Story = {
  args: { fetch: probe },
  beforeEach: () => {
    answers.there = true
  },
  play: async ({ canvas }) => {
    const stale = fn()
    const giveUp = events.subscribe('OnStale', ({ payload }) => stale(payload.resources))
    answers.there = false
    // Repeated until the feature listens, which it does once it is rendered.
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
