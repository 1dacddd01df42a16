import type { Decorator } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { RecordedCall } from '../shared/stories/mocks'
import { BacklogFeature } from './BacklogFeature'

export const notify = fn()
export const onEnterCompany = fn()
export const calls: RecordedCall[] = []

/** Around every screen: what only the page around can do. */
export const inFeature: Decorator = (Story) => (
  <BacklogFeature getPassportToken={() => 'passport'} onEnterCompany={onEnterCompany}>
    <Story />
  </BacklogFeature>
)

/** As before anybody did something. */
export function resetSteps(): void {
  notify.mockClear()
  onEnterCompany.mockClear()
  calls.length = 0
}
