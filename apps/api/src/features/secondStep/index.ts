export { secondStepRoutes } from './secondStepRoutes'
export { secondStepRuleRoutes } from './secondStepRule/secondStepRuleRoutes'
export { tellNewAdministrators } from './secondStepRule/tellNewAdministrators'
