import { SocialAccounts as Rows } from '@atrium/features/socialAccounts'
import { Area } from '../area'
import { useSite } from '../site'

/** A person's accounts at other providers, connected or not. */
export const SocialAccounts = () => <Area screens={screens} />

const Accounts = () => <Rows onLeave={useSite().leaveFor} />

const screens = { '': <Accounts /> }
