export { agreementRoutes } from './agreementRoutes'
export {
  agreementsDue,
  agreementsInForce,
  currentVersion,
  noteAgreement,
  ownAgreements,
  requireInForce,
  standingKinds,
} from './ownAgreements'
