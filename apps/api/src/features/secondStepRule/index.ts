export { secondStepRuleRoutes } from './secondStepRuleRoutes'
export { tellNewAdministrators } from './tellNewAdministrators'
