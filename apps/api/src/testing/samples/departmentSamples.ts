import type { allContracts } from '../../contracts'
import { demo } from '../../seed/demo'
import { demoRows } from '../demo/demoRows'
import { boss, type SamplesOf } from './Sample'

const { companyId: enterPriseId, companyId: enterpriseId, departmentIds, userIds } = demo

export const departmentSamples: SamplesOf<(typeof allContracts)['departments']> = {
  listDepartments: { ...boss, input: () => ({ query: { enterpriseId } }) },
  listLicenceDepartments: { ...boss, input: () => ({ query: { enterpriseId } }) },
  addDepartment: {
    ...boss,
    input: () => ({
      body: { enterpriseId, parentId: departmentIds.top, departmentName: '绿色建筑中心', level: 2 },
    }),
  },
  editDepartment: {
    ...boss,
    input: async ({ service }) => {
      const { parentId, level } = await demoRows(service.database).department(departmentIds.cost)
      const enterpriseDepartmentId = departmentIds.cost
      return {
        body: { enterpriseId, enterpriseDepartmentId, parentId, level, departmentName: '造价合约中心' },
      }
    },
  },
  precheckDeleteDepartment: {
    ...boss,
    input: () => ({ query: { enterpriseId, enterpriseDepartmentId: departmentIds.archive } }),
  },
  previewDeleteDepartment: {
    ...boss,
    input: () => ({ query: { enterpriseId, enterpriseDepartmentId: departmentIds.foundations } }),
  },
  previewDeleteMembers: {
    ...boss,
    input: () => ({ body: { enterPriseId, userIds: [userIds.member] } }),
  },
  previewMoveMembers: {
    ...boss,
    input: () => ({
      body: {
        enterPriseId,
        editEnterpriseDepartmentId: departmentIds.architecture,
        userIds: [userIds.member],
      },
    }),
  },
  previewChangeAdministrator: {
    ...boss,
    input: () => ({ query: { enterPriseId, newAdminUserId: userIds.administrator } }),
  },
  deleteDepartment: {
    ...boss,
    input: () => ({ query: { enterpriseId, enterpriseDepartmentId: departmentIds.archive } }),
  },
  listMembers: {
    ...boss,
    input: () => ({
      query: { enterPriseId, enterpriseDepartmentId: departmentIds.top, pageIndex: 0, pageSize: 20 },
    }),
  },
  updateMembers: {
    ...boss,
    input: async ({ service }) => {
      const { phone, departmentId } = await demoRows(service.database).member(userIds.member)
      const member = { phone, realName: '顾一帆', enterpriseDepartmentId: departmentId }
      return { body: { enterpriseId, list: [member] } }
    },
  },
  deleteMembers: {
    ...boss,
    input: ({ session: { passportToken } }) => ({
      body: { enterPriseId, userIds: [userIds.memberOutsideScope], passportToken },
    }),
  },
  precheckMoveMembers: {
    ...boss,
    input: async ({ service }) => {
      const { departmentId } = await demoRows(service.database).member(userIds.member)
      const mover = { userId: userIds.member, enterpriseDepartmentId: departmentId }
      return {
        body: { enterPriseId, editEnterpriseDepartmentId: departmentIds.architecture, list: [mover] },
      }
    },
  },
  moveMembers: {
    ...boss,
    input: () => ({
      body: {
        enterPriseId,
        editEnterpriseDepartmentId: departmentIds.architecture,
        userIds: [userIds.memberWithoutLicences],
      },
    }),
  },
  changeAdministrator: {
    ...boss,
    input: () => ({ body: { enterPriseId, newAdminUserId: userIds.member } }),
  },
}
