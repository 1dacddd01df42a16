export { InviteEntries } from './InviteEntries'
export { MoreEntries } from './MoreEntries'
