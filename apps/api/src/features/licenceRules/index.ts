export { rulesKeptMilliseconds } from './changeRule'
export { forecastMove } from './forecastMove'
export { licenceRuleRoutes } from './licenceRuleRoutes'
export { runLicenceRules } from './runLicenceRules'
