import { AccountFeature } from '@atrium/features/account'
import { useAccountHost } from '../../useAccountHost'

export default function AccountPage() {
  return <AccountFeature {...useAccountHost()} />
}
