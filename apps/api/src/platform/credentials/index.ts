export { askForSecondStep } from './askForSecondStep'
export { confirmedOf } from './confirmedOf'
export { findPending, forgetPending, type PendingSignIn } from './findPending'
export { hasSecondStep } from './waysOf'
