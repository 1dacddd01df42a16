import type { Operation, OperationInput } from '@atrium/features/shared/contract'
import { filledTemplate } from '../invitations/testing/filledTemplate'
import { invitationWaiting } from '../invitations/testing/invitationWaiting'
import type { allContracts } from '../openapi/allContracts'
import { demo } from '../seed/demo'
import type { OpenedSession } from '../session/openSession'
import { sealed } from '../session/testSession'
import { accountSamples, dissolutionSamples } from './accountSamples'
import { administratorSamples } from './administratorSamples'
import { applicationSamples } from './applicationSamples'
import { certificationSamples } from './certificationSamples'
import type { TestService } from './createTestService'
import { demoRows } from './demoRows'
import type { DemoPerson } from './demoService'
import { historySamples } from './historySamples'
import { newMobile } from './newMobile'
import { orderSamples } from './orderSamples'
import { registration } from './registration'

/** One valid call of an operation on the demo data. */
export interface Sample<O extends Operation> {
  readonly as: DemoPerson
  /** Called right before the request, for what depends on the rows of the moment. */
  readonly input: (situation: Situation) => OperationInput<O> | Promise<OperationInput<O>>
}

interface Situation {
  readonly service: TestService
  /** The session under which the request will be sent. */
  readonly session: OpenedSession
}

type Contracts = typeof allContracts
/** An operation without a sample does not compile. */
type Samples = {
  readonly [F in keyof Contracts]: {
    readonly [K in keyof Contracts[F]]: Contracts[F][K] extends Operation ? Sample<Contracts[F][K]> : never
  }
}

const { companyId, departmentIds, mainIds, userIds, accounts, password } = demo
const boss = { as: 'superAdministrator' } as const
const enterPriseId = companyId
const enterpriseId = companyId

export const samples: Samples = {
  session: {
    getPublicKey: { ...boss, input: () => ({}) },
    getSignInOptions: { ...boss, input: () => ({}) },
    getFailedCount: { ...boss, input: () => ({ params: { userName: accounts.member } }) },
    getImageCaptcha: { ...boss, input: () => ({ params: { w: 120, h: 40, n: 4 } }) },
    getWorkChallenge: { ...boss, input: () => ({}) },
    signIn: {
      as: 'individual',
      input: async ({ service }) => {
        const { keyId, signIn } = await sealed(service, { signIn: password })
        return { query: {}, body: { userName: accounts.individual, password: signIn, keyId } }
      },
    },
    refresh: {
      as: 'member',
      input: ({ session }) => {
        const { accessToken, refreshToken, passportToken, passportRefreshToken } = session
        return { body: { accessToken, refreshToken, passportToken, passportRefreshToken } }
      },
    },
    signOut: { as: 'individual', input: () => ({}) },
    changePassword: {
      as: 'individual',
      input: async ({ service }) => ({
        body: await sealed(service, { oldPassword: password, newPassword: 'Portico#2027' }),
      }),
    },
    getProfile: { ...boss, input: () => ({ query: {} }) },
  },
  registration: {
    checkExist: { ...boss, input: () => ({ query: { mobile: accounts.member } }) },
    sendRegistrationCode: { ...boss, input: () => ({ body: { mobile: newMobile() } }) },
    registerPerson: { ...boss, input: ({ service }) => registration(service) },
  },
  workspace: {
    getMenus: { ...boss, input: () => ({ query: { enterPriseId } }) },
    getPerson: { ...boss, input: () => ({}) },
  },
  company: {
    getCompanyHome: { ...boss, input: () => ({ params: { enterPriseId } }) },
    getCompanyDetail: { ...boss, input: () => ({ query: { enterPriseId } }) },
  },
  certification: certificationSamples,
  departments: {
    listDepartments: { ...boss, input: () => ({ query: { enterpriseId } }) },
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
  },
  authorisation: {
    listMembers: { ...boss, input: () => ({ query: { enterPriseId, pageIndex: 1, pageSize: 20 } }) },
    getMember: { ...boss, input: () => ({ params: { userId: userIds.member } }) },
    getHeadImage: { ...boss, input: () => ({ query: { enterPriseId, userId: userIds.member } }) },
    listMemberLicences: {
      ...boss,
      input: () => ({ query: { enterPriseId, grantUserId: userIds.member } }),
    },
    listAssignableProducts: {
      ...boss,
      input: () => ({ query: { enterPriseId, grantUserId: userIds.member } }),
    },
    listProducts: { as: 'member', input: () => ({ query: { enterPriseId, pageIndex: 1, pageSize: 20 } }) },
    getProduct: { ...boss, input: () => ({ query: { mainId: mainIds.architecture } }) },
    listGrantedUsers: {
      ...boss,
      input: () => ({ query: { mainId: mainIds.architecture, pageIndex: 1, pageSize: 20 } }),
    },
    listUngrantedUsers: { ...boss, input: () => ({ query: { mainId: mainIds.architecture } }) },
    precheckGrant: {
      ...boss,
      input: async ({ service }) => ({ body: await grantBody(service, mainIds.architecture) }),
    },
    grantLicences: {
      ...boss,
      input: async ({ service }) => ({ body: await grantBody(service, mainIds.architecture) }),
    },
    grantSubscriptions: {
      ...boss,
      input: async ({ service }) => ({ body: await grantBody(service, mainIds.bim) }),
    },
    cancelLicences: {
      ...boss,
      input: async ({ service }) => ({ body: await cancelBody(service, mainIds.architecture) }),
    },
    cancelSubscriptions: {
      ...boss,
      input: async ({ service }) => ({ body: await cancelBody(service, mainIds.bim) }),
    },
    grantLicencesToMember: {
      ...boss,
      input: async ({ service }) => ({
        query: {
          enterPriseId,
          grantUserId: await demoRows(service.database).memberWithout(mainIds.architecture),
        },
        body: [mainIds.architecture],
      }),
    },
    grantSubscriptionsToMember: {
      ...boss,
      input: async ({ service }) => ({
        query: { enterPriseId, grantUserId: await demoRows(service.database).memberWithout(mainIds.bim) },
        body: [mainIds.bim],
      }),
    },
    cancelMemberLicences: {
      ...boss,
      input: async ({ service }) => ({
        query: { enterPriseId },
        body: [(await demoRows(service.database).grantOf(mainIds.architecture)).id],
      }),
    },
    cancelMemberSubscriptions: {
      ...boss,
      input: async ({ service }) => ({
        query: { enterPriseId },
        body: [(await demoRows(service.database).grantOf(mainIds.bim)).id],
      }),
    },
    previewCancelByProduct: {
      ...boss,
      input: async ({ service }) => ({ body: await cancelBody(service, mainIds.architecture) }),
    },
    previewCancelGrants: {
      ...boss,
      input: async ({ service }) => ({
        query: { enterPriseId },
        body: [(await demoRows(service.database).grantOf(mainIds.architecture)).id],
      }),
    },
    updateRemarks: {
      ...boss,
      input: () => ({ params: { mainId: mainIds.architecture }, body: { remarks: '今年续费' } }),
    },
    forceOffline: {
      ...boss,
      input: async ({ service }) => {
        const { phone: userPhone, sn } = await demoRows(service.database).onlineGrant()
        return { params: { userPhone, sn } }
      },
    },
    getPageStatus: { ...boss, input: () => ({ query: { pageStatusCode: 'departmentPath' } }) },
    updatePageStatus: {
      ...boss,
      input: () => ({
        body: { pageStatusCode: 'departmentPath', pageStatusName: '部门路径', dataValue: '1' },
      }),
    },
  },
  allocation: {
    listAllocationProducts: { ...boss, input: () => ({ query: { enterPriseId } }) },
    listAllocation: { ...boss, input: () => ({ query: { enterPriseId, mainId: mainIds.structure } }) },
    allocate: { ...boss, input: () => ({ body: sharing(departmentIds.structure) }) },
    previewTakeBack: { ...boss, input: () => ({ body: sharing(departmentIds.structure) }) },
    takeBack: {
      ...boss,
      input: async ({ service }) => ({
        body: {
          ...sharing(departmentIds.architecture),
          recoverSubIds: await demoRows(service.database).recoveredForOne(
            mainIds.architecture,
            departmentIds.architecture,
          ),
        },
      }),
    },
  },
  guides: {
    getRecord: { ...boss, input: () => ({ query: { recordType: 1 } }) },
    addRecord: { ...boss, input: () => ({ body: { recordType: 1 } }) },
  },
  messages: {
    listMessages: { ...boss, input: () => ({ query: { pageIndex: 1, pageSize: 20 } }) },
    getMessage: {
      ...boss,
      input: async ({ service, session }) => ({
        query: { messageId: await demoRows(service.database).unreadMessageOf(session.userId) },
      }),
    },
    readMessages: {
      ...boss,
      input: async ({ service, session }) => ({
        body: { messageIds: [await demoRows(service.database).unreadMessageOf(session.userId)] },
      }),
    },
    deleteMessages: {
      ...boss,
      input: async ({ service, session }) => ({
        body: { messageIds: [await demoRows(service.database).unreadMessageOf(session.userId)] },
      }),
    },
  },
  applications: applicationSamples,
  administrators: administratorSamples,
  account: accountSamples,
  dissolution: dissolutionSamples,
  history: historySamples,
  invitations: {
    listInvitations: { ...boss, input: () => ({ query: { enterPriseId, pageIndex: 1, pageSize: 20 } }) },
    listInvitableDepartments: { ...boss, input: () => ({ query: { enterPriseId } }) },
    checkInvitees: { ...boss, input: () => ({ body: { enterPriseId, users: [newcomer()] } }) },
    inviteByMessage: {
      ...boss,
      input: () => ({ body: { enterPriseId, batchId: crypto.randomUUID(), users: [newcomer()] } }),
    },
    readInvitationList: {
      ...boss,
      input: async () => ({
        body: { enterPriseId, file: await filledTemplate([['13011112222', '白露', '']]) },
      }),
    },
    downloadInvitationTemplate: { ...boss, input: () => ({ query: { enterPriseId } }) },
    resendInvitation: {
      ...boss,
      input: async ({ service }) => ({
        body: { enterPriseId, invitationId: await invitationWaiting(service.database, service.clock.now()) },
      }),
    },
    revokeInvitation: {
      ...boss,
      input: async ({ service }) => ({
        body: { enterPriseId, invitationId: await invitationWaiting(service.database, service.clock.now()) },
      }),
    },
    realNamesByPhone: { ...boss, input: () => ({ body: { enterPriseId, phones: [accounts.member] } }) },
  },
  orders: orderSamples,
}

let newcomers = 0

/** Nobody who was invited before. */
const newcomer = () => {
  newcomers += 1
  const phone = `130${String(newcomers).padStart(8, '0')}`
  return { row: 1, phone, realName: '白露', department: '' }
}

/** Of a product of which the top department and architecture have seats left. */
const sharing = (enterpriseDepartmentId: string) => ({
  enterPriseId,
  mainId: mainIds.architecture,
  enterpriseDepartmentId: departmentIds.top,
  list: [{ enterpriseDepartmentId, count: 1 }],
})

const grantBody = async (service: TestService, mainId: string) => ({
  enterPriseId,
  mainId,
  userIds: [await demoRows(service.database).memberWithout(mainId)],
})

const cancelBody = async (service: TestService, mainId: string) => ({
  enterPriseId,
  mainId,
  userIds: [(await demoRows(service.database).grantOf(mainId)).userId],
})
