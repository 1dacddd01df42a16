export { authenticate } from './authenticate'
export { registrationRoutes } from './registrationRoutes'
export { loadServiceKeys } from './serviceKeys'
export { sessionRoutes } from './sessionRoutes'
