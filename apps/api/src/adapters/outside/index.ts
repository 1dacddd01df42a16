export { guardedFetch } from './guardedFetch'
