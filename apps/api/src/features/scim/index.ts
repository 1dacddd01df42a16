export { inviteLate } from './inviteLate'
export { mountScim } from './mountScim'
