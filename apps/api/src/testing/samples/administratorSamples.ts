import type { administratorsOperations } from '@atrium/contracts/administrators/policy'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/Connection'
import { demo } from '../../seed/demo'
import { permissionGroups } from '../../tables'
import { boss, type SamplesOf } from './Sample'

const { companyId: enterPriseId, departmentIds, userIds, groupIds } = demo
const ofGroup = { query: { enterPriseId, groupId: groupIds.structure } }
const firstPage = { query: { enterPriseId, pageIndex: 1, pageSize: 20 } }

export const administratorSamples: SamplesOf<typeof administratorsOperations> = {
  listGroups: { ...boss, input: () => ({ query: { enterPriseId } }) },
  getGroup: { ...boss, input: () => ofGroup },
  addGroup: { ...boss, input: () => ({ body: newGroup() }) },
  editGroup: { ...boss, input: async ({ service }) => ({ body: await changedGroup(service.database) }) },
  previewDeleteGroup: { ...boss, input: () => ofGroup },
  deleteGroup: { ...boss, input: () => ({ query: { enterPriseId, groupId: groupIds.purchasing } }) },
  listScopeDepartments: { ...boss, input: () => ({ query: { enterPriseId } }) },
  listCandidates: { ...boss, input: () => firstPage },
  listAdministrators: { ...boss, input: () => firstPage },
  removeAdministrator: {
    ...boss,
    input: () => ({ query: { enterPriseId, userId: userIds.otherAdministrator } }),
  },
}

let groups = 0

const newGroup = () => {
  groups += 1
  return {
    enterPriseId,
    groupName: `建筑条线管理组${groups}`,
    permissions: ['departments' as const, 'invitations' as const],
    departmentIds: [departmentIds.architecture],
    userIds: [],
  }
}

/** The current group with another name. */
async function changedGroup({ connection }: Database) {
  const groupId = groupIds.structure
  const [group] = await connection
    .select({ version: permissionGroups.version })
    .from(permissionGroups)
    .where(and(eq(permissionGroups.companyId, enterPriseId), eq(permissionGroups.id, groupId)))
  return {
    enterPriseId,
    groupId,
    version: group?.version ?? 1,
    groupName: '结构与超限高层管理组',
    permissions: ['authorisation' as const, 'departments' as const],
    departmentIds: [departmentIds.structure],
    userIds: [userIds.administrator],
  }
}
