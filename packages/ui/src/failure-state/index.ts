export { FailureState, type FailureStateLabels, type FailureStateProps } from './FailureState'
