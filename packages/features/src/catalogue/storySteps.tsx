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

/** Around every screen: what only the page around knows and can do. */
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

/** Of a buyer who keeps no title: told at once, or when it is pressed. */
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

/** What is pressed to be told a default late. */
export const knowTheDefault = 'title-1'

const noBill: Bill = { titleId: null, mailingId: null, invoiceRemark: '' }

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
