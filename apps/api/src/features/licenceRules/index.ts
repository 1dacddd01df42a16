export { rulesKeptMilliseconds } from './changeRule'
export { licenceRuleRoutes } from './licenceRuleRoutes'
export { runLicenceRules } from './runLicenceRules'
