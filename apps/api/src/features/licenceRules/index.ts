export { licenceRuleRoutes } from './licenceRuleRoutes'
export { rulesKeptMilliseconds } from './rulesKept'
export { runLicenceRules } from './runLicenceRules'
