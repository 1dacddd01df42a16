/** A chunk of its own: the index of `licenceRules`, loaded on demand, would come with the list. */
export { LicenceRule, WaitingList } from '@atrium/features/licenceRules'
