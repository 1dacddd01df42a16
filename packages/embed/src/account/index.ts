export { Account } from './Account'
export { PasswordPage } from './PasswordPage'
export { useAccountHost } from './useAccountHost'
