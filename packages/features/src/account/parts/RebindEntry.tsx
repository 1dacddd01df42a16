import { type AccountHost, AccountHostContext } from './AccountHost'
import { Rebind } from './Rebind'

export interface RebindEntryProps extends AccountHost {
  /** The linked mobile. */
  readonly mobile: string
}

/** The button that changes the linked mobile, for a host's page that shows the current one. */
export const RebindEntry = ({ mobile, ...host }: RebindEntryProps) => (
  <AccountHostContext value={host}>
    <Rebind oldMobile={mobile} />
  </AccountHostContext>
)
