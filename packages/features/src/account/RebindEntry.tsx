import { type AccountHost, AccountHostContext } from './parts/AccountHost'
import { Rebind } from './parts/Rebind'

export interface RebindEntryProps extends AccountHost {
  /** The bound mobile. */
  readonly mobile: string
}

/** The way to another bound mobile, for a page of the host's that shows the one there is. */
export const RebindEntry = ({ mobile, ...host }: RebindEntryProps) => (
  <AccountHostContext value={host}>
    <Rebind oldMobile={mobile} />
  </AccountHostContext>
)
