export { keepCancelled, restoreCancelled, undoMilliseconds } from './cancelledGrants'
export { findFreeSeats } from './findFreeSeats'
export { findSeekers } from './findSeekers'
export { holdingOfDepartment } from './holdingOfDepartment'
export { idleIn } from './idleIn'
export { type LockedProduct, lockProducts } from './lockProducts'
export { memberOfGrant } from './memberOfGrant'
export { planSeats } from './planSeats'
export {
  countSeatsOfDepartment,
  countSeatsOfMovers,
  grantsOutOfReach,
  recoverSeatsOfDepartment,
  recoverSeatsOfLeavers,
  recoverSeatsOfMovers,
} from './recoverSeats'
export { returnSeats } from './returnSeats'
export { shiftSeats } from './shiftSeats'
export { canRenew, soldAs } from './soldAs'
export { notEnoughSeatsMessage, takeSeats } from './takeSeats'
export { fewSeats, tellFew } from './tellFew'
export { tellRestored, tellTakenBack } from './tellHolders'
export { undoTaken } from './undoTaken'
