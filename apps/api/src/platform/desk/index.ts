export { claimColumns, claimOf, claimOn, settleCase } from './claims'
export { nameOf, namesOf, tellDesk } from './tellDesk'
