export type { OperatorCall, OperatorCommand } from './OperatorCommand'
export { type OperatorDoor, serveOperator } from './serveOperator'
