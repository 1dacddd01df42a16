import type { connectionsContract } from '@atrium/contracts/connections/contract'
import type { OperationOutput } from '@atrium/contracts/wire/contract'

/** What a test of a connection found out. */
export type TestResult = OperationOutput<typeof connectionsContract.finishConnectionTest>
