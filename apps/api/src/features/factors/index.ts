export { askForSecondStep } from './askForSecondStep'
export { findPending, forgetPending, type PendingSignIn } from './findPending'
export { hasSecondStep } from './waysOf'
