export type { OperatorCall, OperatorCommand } from './OperatorCommand'
export { type OperatorServer, serveOperator } from './serveOperator'
