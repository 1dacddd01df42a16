export { askFirst, requestsKeptMilliseconds } from './askFirst'

export { requestRoutesFor } from './requestRoutes'
