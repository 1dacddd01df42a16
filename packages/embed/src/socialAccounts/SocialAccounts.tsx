import { SocialAccounts as Rows } from '@atrium/features/socialAccounts'
import { useSite } from '../site'

/** A person's accounts at other providers, connected or not. */
export const SocialAccounts = () => <Rows onLeave={useSite().leaveFor} />
