export {
  checksChannel,
  noteFreeSeats,
  noteMembers,
  noteRules,
  noteRulesWithPool,
  noteTerms,
} from './noteChecks'
