import type { Decorator } from '@storybook/react-vite'
import { useEffect } from 'react'
import { fn } from 'storybook/test'
import type { Bill } from '../shared/bill/Bill'
import type { Answer, RecordedCall } from '../shared/stories/mocks'
import { CatalogueFeature } from './CatalogueFeature'

export const notify = fn()
export const onSignIn = fn()
export const leaveFor = fn()
export const calls: RecordedCall[] = []

/** Wraps every screen with the host's facts and functions. */
export const inFeature: Decorator = (Story, { parameters }) => (
  <CatalogueFeature
    isSignedIn={parameters.isStranger !== true}
    onSignIn={onSignIn}
    leaveFor={leaveFor}
    personForm={(leadsTo) => <a href={leadsTo}>{leadsTo}</a>}
    billChoice={(bill, onChange) => (
      <StoryBill bill={bill} onChange={onChange} isSlow={parameters.billIsSlow === true} />
    )}
  >
    <Story />
  </CatalogueFeature>
)

interface StoryBillProps {
  readonly bill: Bill | undefined
  readonly onChange: (bill: Bill) => void
  readonly isSlow: boolean
}

/** For a buyer without a saved title: chosen at once, or when the button is pressed. */
function StoryBill({ bill, onChange, isSlow }: StoryBillProps) {
  useEffect(() => {
    if (!bill && !isSlow) onChange(noBill)
  })
  if (!isSlow) return null
  return (
    <button type="button" onClick={() => onChange({ ...noBill, titleId: 'title-1' })}>
      {knowTheDefault}
    </button>
  )
}

/** Pressed to provide a late default. */
export const knowTheDefault = 'title-1'

const noBill: Bill = { titleId: null, mailingId: null, invoiceRemark: '' }

/** The parameters of a story at this address, with these answers of the service. */
export const at = (pathname: string, search: string, ...answers: readonly Answer[]) => ({
  feature: { calls, answers, host: { notify, companyId: undefined, location: { pathname, search } } },
})

/** Resets everything to the initial state. */
export function resetSteps(): void {
  notify.mockClear()
  onSignIn.mockClear()
  leaveFor.mockClear()
  calls.length = 0
}
