import type { Decorator } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { Answer, RecordedCall } from '../shared/stories/mocks'
import { CatalogueFeature } from './CatalogueFeature'

export const notify = fn()
export const onSignIn = fn()
export const leaveFor = fn()
export const calls: RecordedCall[] = []

/** Around every screen: what only the page around knows and can do. */
export const inFeature: Decorator = (Story, { parameters }) => (
  <CatalogueFeature
    isSignedIn={parameters.isStranger !== true}
    onSignIn={onSignIn}
    leaveFor={leaveFor}
    personForm={(leadsTo) => <a href={leadsTo}>{leadsTo}</a>}
    billChoice={() => null}
  >
    <Story />
  </CatalogueFeature>
)

/** The parameters of a story at this address, in which the service answers so. */
export const at = (pathname: string, search: string, ...answers: readonly Answer[]) => ({
  feature: { calls, answers, host: { notify, companyId: undefined, location: { pathname, search } } },
})

/** As before anybody did something. */
export function resetSteps(): void {
  notify.mockClear()
  onSignIn.mockClear()
  leaveFor.mockClear()
  calls.length = 0
}
