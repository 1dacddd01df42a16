export { secondStepRoutes } from './secondStepRoutes'
export { secondStepRuleRoutes } from './secondStepRule/secondStepRule'
export { tellNewAdministrators } from './secondStepRule/tellWanted'
