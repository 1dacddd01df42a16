export {
  cancelledKeptMilliseconds,
  keepCancelled,
  restoreCancelled,
  restoreSome,
  undoMilliseconds,
} from './cancelledGrants'
export { type LockedProduct, lockProducts } from './lockProducts'
export { fewSeats, notifyFewSeats } from './notifyFewSeats'
export { notifyRestored, notifyTakenBack } from './notifyHolders'
export { planFreeSeats, planSeats } from './planSeats'
export {
  countSeatsOfDepartment,
  countSeatsOfMovers,
  grantsOutOfReach,
  recoverSeatsOfDepartment,
  recoverSeatsOfLeavers,
  recoverSeatsOfMovers,
} from './recoverSeats'
export { returnSeats, undoTaken, withdrawTaken } from './returnSeats'
export {
  canRenew,
  findFreeSeats,
  findSeekers,
  holdingOfDepartment,
  idleIn,
  memberOfGrant,
  soldAs,
} from './seatQueries'
export { shiftSeats } from './shiftSeats'
export { takeFreeSeats, takeSeats } from './takeSeats'
