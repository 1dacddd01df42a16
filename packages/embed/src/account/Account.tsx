import { AccountFeature } from '@atrium/features/account'
import { useAccountHost } from './useAccountHost'

/** A person's account, its closure, and that of a company. */
export const Account = () => <AccountFeature {...useAccountHost()} />
