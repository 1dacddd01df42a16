export {
  checksChannel,
  noteFreeSeats,
  noteMembers,
  noteRules,
  noteRulesWithPool,
  noteTerms,
  openWaitingList,
} from './noteChecks'
