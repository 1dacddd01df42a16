import { type AccountHost, AccountHostContext } from './AccountHost'
import { Rebind } from './Rebind'

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
