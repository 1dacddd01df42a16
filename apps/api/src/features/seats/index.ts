export {
  cancelledKeptMilliseconds,
  keepCancelled,
  restoreCancelled,
  restoreSome,
  undoMilliseconds,
} from './cancelledGrants'
export { closeRequests, closeWaiting, openStates } from './closeRequests'
export {
  concurrentFree,
  concurrentInUse,
  countConcurrent,
  findConcurrentUse,
  isOpen,
} from './countConcurrent'
export { countSeats } from './countSeats'
export {
  borrowedUntil,
  findBorrowedSeats,
  isBorrowed,
  isBorrowedLost,
  lockBatchesOf,
  releaseAll,
  releaseBorrowed,
  releaseEnded,
} from './heldSeats'
export { findKeptForUndo, keptForUndoMilliseconds } from './keptForUndo'
export { type LockedProduct, lockProducts } from './lockProducts'
export { fewSeats, notifyFewSeats } from './notifyFewSeats'
export { namesOfProducts, notifyRestored, notifyTakenBack } from './notifyHolders'
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
  lockSeekers,
  memberOfGrant,
  soldAs,
} from './seatQueries'
export { shiftSeats } from './shiftSeats'
export { exceptTaken } from './takenByHand'
export { insertGrants, type TakenSeat, takeFreeSeats, takeSeats } from './takeSeats'
export { inChinese, licencesOf, type ProductName } from './words'
