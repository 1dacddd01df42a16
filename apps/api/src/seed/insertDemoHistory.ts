import { writeAuditRow } from '../features/audit'
import type { Connection } from '../platform/database/Connection'
import { demo } from './demo'

const { companyId, userIds, departmentIds, mainIds } = demo
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

interface SeedChange {
  readonly ago: number
  readonly actorId?: string
  readonly operation: string
  readonly subject: Readonly<Record<string, unknown>>
}

/** Oldest first, in the order of writing. */
const changes: readonly SeedChange[] = [
  {
    ago: 20 * day,
    operation: 'addDepartment',
    subject: {
      departmentId: departmentIds.archive,
      parentId: departmentIds.top,
      after: { name: '档案室' },
      before: { name: '' },
    },
  },
  {
    ago: 12 * day,
    operation: 'allocate',
    subject: { mainId: mainIds.structure, departmentId: departmentIds.structure },
  },
  {
    ago: 6 * day,
    actorId: userIds.otherAdministrator,
    operation: 'updateRemarks',
    subject: { mainId: mainIds.bim, before: { remarks: '' }, after: { remarks: '标准组优先使用' } },
  },
  {
    ago: 4 * day,
    operation: 'grantLicences',
    subject: { mainId: mainIds.cost, userIds: [userIds.memberOutsideScope] },
  },
  {
    ago: 2 * day,
    operation: 'moveMembers',
    subject: { userIds: [userIds.member], departmentId: departmentIds.seismic },
  },
  {
    ago: 26 * hour,
    actorId: userIds.administrator,
    operation: 'cancelLicences',
    subject: { mainId: mainIds.seismic, userIds: [userIds.memberWithoutLicences] },
  },
  {
    ago: 3 * hour,
    actorId: userIds.administrator,
    operation: 'grantLicences',
    subject: { mainId: mainIds.structure, userIds: [userIds.member, userIds.administrator] },
  },
  {
    ago: 25 * minute,
    actorId: userIds.administrator,
    operation: 'updateMembers',
    subject: {
      userIds: [userIds.memberWithoutLicences],
      before: { memberName: '苏婉晴' },
      after: { memberName: '苏晚晴' },
    },
  },
]

/** Recent changes in the first demo company, for its history and home page. */
export async function insertDemoHistory(db: Connection, now: Date): Promise<void> {
  for (const { ago, actorId = userIds.superAdministrator, operation, subject } of changes) {
    const at = new Date(now.getTime() - ago)
    await writeAuditRow(db, { companyId, at, actorId, sessionId: '', operation, subject, caller: null })
  }
}
