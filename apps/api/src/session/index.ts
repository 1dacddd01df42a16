export { authenticate } from './authenticate'
export { loadServiceKeys } from './serviceKeys'
export { sessionRoutes } from './sessionRoutes'
