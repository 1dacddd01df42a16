export { Account } from './Account'
export { useAccountHost } from './useAccountHost'
