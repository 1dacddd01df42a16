export {
  checksChannel,
  noteFreeSeats,
  noteMembers,
  noteRules,
  noteRulesWithPool,
  noteTerms,
  openWaitingList,
} from './noteChecks'
export { waitersFor } from './waitersFor'
