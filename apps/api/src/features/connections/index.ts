export { connectionRoutes } from './connectionRoutes'
export { mountConnections } from './mountConnections'
export { runConnections } from './runConnections'
export { fulfilsSignInRule, requireCompanySignIn } from './signIn/requireCompanySignIn'
