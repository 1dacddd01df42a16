import type { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import type { OperationAnswer } from '@atrium/contracts/wire/contract'

/** What a change would take from whom, as previews answer it. */
export type Impact = OperationAnswer<typeof departmentChangesOperations.previewDeleteMembers>
export type Blocker = Impact['blockers'][number]
type Mutable<T> = { -readonly [K in keyof T]: T[K] }
export type Loser = Mutable<Impact['losers'][number]>
