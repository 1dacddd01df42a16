export { dayOf, daysBefore, daysBetween } from './dayOf'
export { recordOnline } from './recordOnline'
export { recordUse } from './recordUse'
export { tooOld } from './sweepUse'
