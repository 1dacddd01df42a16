import type { Decorator } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { RecordedCall } from '../shared/stories/mocks'
import { BacklogFeature } from './BacklogFeature'

export const notify = fn()
export const onEnterCompany = fn()
export const calls: RecordedCall[] = []

/** Wraps every screen with the host's functions. */
export const inFeature: Decorator = (Story) => (
  <BacklogFeature getPassportToken={() => 'passport'} onEnterCompany={onEnterCompany}>
    <Story />
  </BacklogFeature>
)

/** Resets everything to the initial state. */
export function resetSteps(): void {
  notify.mockClear()
  onEnterCompany.mockClear()
  calls.length = 0
}
