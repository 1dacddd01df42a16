export { accountRoutes } from './accountRoutes'
export { mailRoutes } from './mail/mailRoutes'
export { secondStepRuleRoutes } from './secondStepRule/secondStepRule'
export { tellNewAdministrators } from './secondStepRule/tellWanted'
