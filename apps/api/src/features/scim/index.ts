export { mountScim } from './mountScim'
