import type * as platform from '../platform/operator'
import type { CallPorts } from './Ports'

export type OperatorCall = platform.OperatorCall & { readonly ports: CallPorts }

export type OperatorCommand = platform.OperatorCommand<OperatorCall>
