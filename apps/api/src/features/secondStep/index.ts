export { secondStepRoutes } from './secondStepRoutes'
