import { chinaDirectoriesContract as operations } from '@atrium/contracts/chinaDirectories/contract'
import { type Answer, type AnswersOf, answer } from '../shared/stories/answers'
import { pageOfRows } from '../shared/stories/rows'

type Answers = AnswersOf<typeof operations>
export type WireDirectory = Answers['listChinaDirectories'][number]
export type WireDifference = Answers['listDifferences']['list'][number]
export type WireDetails = Answers['getDifference']
export type WireRow = Answers['listDifferenceRows']['list'][number]
type WireVerdict = Answers['testChinaDirectory']

const top = '云筑建筑设计研究院'
const structure = `${top}/结构工程事业部`
const overview = { directoryId: 'directory-1', differenceId: 'difference-9' } as const

/** A difference that waits for somebody. */
export const readyDifference: WireDifference = {
  ...overview,
  state: 'ready',
  trigger: 'schedule',
  startedBy: '',
  startedAt: '2026-03-01T18:00:00.000Z',
  readAt: '2026-03-01T18:00:21.000Z',
  appliedBy: '',
  appliedAt: null,
  finishedAt: null,
  failure: null,
  needs: 'person',
  peopleRead: 1284,
  departmentsRead: 38,
  joining: 14,
  changing: 5,
  leaving: 3,
  departmentChanges: 6,
  total: 28,
  done: 0,
  skipped: 0,
  failed: 0,
}

const noneDone = { done: 0, skipped: 0, failed: 0 } as const

export const readyDetails: WireDetails = {
  ...readyDifference,
  changes: [
    { change: 'departmentAdded', count: 3, ...noneDone },
    { change: 'departmentRenamed', count: 2, ...noneDone },
    { change: 'departmentRemoved', count: 1, ...noneDone },
    { change: 'left', count: 3, ...noneDone },
    { change: 'moved', count: 4, ...noneDone },
    { change: 'renamed', count: 1, ...noneDone },
    { change: 'linked', count: 2, ...noneDone },
    { change: 'returned', count: 1, ...noneDone },
    { change: 'invited', count: 9, ...noneDone },
    { change: 'waiting', count: 2, ...noneDone },
    { change: 'blocked', count: 2, ...noneDone },
  ],
  notes: [
    { note: 'phoneMissing', count: 2 },
    { note: 'superAdministrator', count: 1 },
    { note: 'administrator', count: 1 },
    { note: 'nameNumbered', count: 1 },
  ],
  untouched: 1301,
  undecidedDepartments: 0,
  undecidedPeople: 0,
  leavers: { count: 3, members: 1268, percent: 0.2, limit: 63, isConfirmed: false, looksBroken: false },
  invitations: { left: 1000, perDay: 1000 },
  seats: [
    {
      mainId: 'main-structure',
      productName: '空间结构分析与设计软件',
      free: 8,
      gives: 8,
      waits: 4,
      returns: 0,
    },
    {
      mainId: 'main-review',
      productName: '云端图纸审查与批注服务',
      free: 260,
      gives: 12,
      waits: 0,
      returns: 3,
    },
    { mainId: 'main-elastic', productName: '弹塑性时程分析软件', free: 2, gives: 0, waits: 0, returns: 1 },
  ],
}

/** 612 of 10,000 people would leave, and some departments match ours. */
export const leaversDetails: WireDetails = {
  ...readyDetails,
  needs: 'leavers',
  leaving: 612,
  total: 637,
  peopleRead: 9388,
  departmentsRead: 600,
  changes: readyDetails.changes.map((kind) => (kind.change === 'left' ? { ...kind, count: 612 } : kind)),
  leavers: { count: 612, members: 10_000, percent: 6.1, limit: 500, isConfirmed: false, looksBroken: false },
}

/** More people join than the company may invite today. */
export const manyJoinersDetails: WireDetails = {
  ...readyDetails,
  joining: 2643,
  total: 2656,
  changes: readyDetails.changes.map((kind) => (kind.change === 'invited' ? { ...kind, count: 2640 } : kind)),
  invitations: { left: 400, perDay: 1000 },
}

/** The first reading: what was made by hand matches the directory. */
export const linksDetails: WireDetails = {
  ...readyDetails,
  needs: 'links',
  undecidedDepartments: 2,
  undecidedPeople: 3,
}

export const readingDetails: WireDetails = {
  ...readyDetails,
  state: 'reading',
  trigger: 'person',
  startedBy: '周明远',
  readAt: null,
  needs: null,
  peopleRead: 8200,
  departmentsRead: 412,
  changes: [],
  notes: [],
  seats: [],
  joining: 0,
  changing: 0,
  leaving: 0,
  departmentChanges: 0,
  total: 0,
  untouched: 0,
}

export const failedDetails: WireDetails = {
  ...readingDetails,
  state: 'failed',
  peopleRead: 0,
  departmentsRead: 0,
  finishedAt: '2026-03-01T18:00:03.000Z',
  failure: { kind: 'permissionMissing', scope: '成员手机号', detail: '60011 no privilege to access' },
}

export const applyingDetails: WireDetails = {
  ...leaversDetails,
  state: 'applying',
  needs: null,
  appliedBy: '周明远',
  appliedAt: '2026-03-02T01:00:00.000Z',
  done: 410,
  skipped: 2,
  leavers: { ...leaversDetails.leavers, isConfirmed: true },
}

export const appliedDetails: WireDetails = {
  ...readyDetails,
  state: 'applied',
  needs: null,
  appliedBy: '周明远',
  appliedAt: '2026-03-02T01:00:00.000Z',
  finishedAt: '2026-03-02T01:00:04.000Z',
  done: 25,
  skipped: 1,
  failed: 2,
}

export const unchangedDetails: WireDetails = {
  ...readingDetails,
  state: 'unchanged',
  readAt: '2026-03-01T18:00:21.000Z',
  finishedAt: '2026-03-01T18:00:21.000Z',
  untouched: 1322,
}

const settings = {
  clientId: 'ww8f2c0d9b7a3e4f51',
  rootId: '',
  enterpriseDepartmentId: 'd1',
  department: top,
  schedule: 'daily',
  hour: 2,
  policy: 'byHand',
  threshold: 5,
  callbackAddress:
    'https://account.example.com/directory-callbacks/wecom/company-yunzhu/directory-1-q8Zt3LrV0w',
} as const

export const someChinaDirectories: readonly WireDirectory[] = [
  {
    directoryId: 'directory-1',
    kind: 'wecom',
    directoryName: '集团通讯录',
    ...settings,
    members: 1268,
    invited: 12,
    waiting: 3,
    inactive: 46,
    departments: 38,
    lastCallbackAt: '2026-03-02T00:42:00.000Z',
    lastReadAt: '2026-03-01T18:00:21.000Z',
    nextReadAt: '2026-03-02T18:00:00.000Z',
    failure: null,
    difference: readyDifference,
  },
  {
    directoryId: 'directory-2',
    kind: 'dingtalk',
    directoryName: '施工现场',
    ...settings,
    department: structure,
    enterpriseDepartmentId: 'd1-2',
    schedule: 'hourly',
    policy: 'automatic',
    members: 240,
    invited: 0,
    waiting: 0,
    inactive: 0,
    departments: 12,
    lastCallbackAt: null,
    lastReadAt: '2026-02-28T18:00:21.000Z',
    nextReadAt: '2026-03-02T02:00:00.000Z',
    failure: failedDetails.failure,
    difference: {
      ...readyDifference,
      directoryId: 'directory-2',
      state: 'failed',
      failure: failedDetails.failure,
    },
  },
  {
    directoryId: 'directory-3',
    kind: 'feishu',
    directoryName: '海外分公司',
    ...settings,
    department: '',
    schedule: 'off',
    members: 0,
    invited: 0,
    waiting: 0,
    inactive: 0,
    departments: 0,
    lastCallbackAt: null,
    lastReadAt: null,
    nextReadAt: null,
    failure: null,
    difference: null,
  },
]

const names = '沈嘉禾 罗欣妍 余敏 孙立新 许承泽 程雨桐 陆文博 唐映雪 蒋南风 范思远 顾一鸣 梁思齐'.split(' ')

const person = (n: number, rest: Partial<WireRow>): WireRow => ({
  rowId: `row-${n}`,
  subject: 'person',
  change: 'invited',
  state: 'waiting',
  note: null,
  externalId: `wx-${n}`,
  realName: names[n % names.length] ?? '',
  formerName: null,
  department: `${structure}/${n % 2 ? '结构设计二院' : '结构设计一院'}`,
  formerDepartment: null,
  phone: `138${String(10_000_000 + n * 370_261)}`,
  userId: null,
  enterpriseDepartmentId: null,
  decision: null,
  ...rest,
})

const department = (n: number, rest: Partial<WireRow>): WireRow =>
  person(n, { subject: 'department', phone: null, department: structure, ...rest })

/** One or two of each kind, in the order in which they are made. */
export const someRows: readonly WireRow[] = [
  department(1, { change: 'departmentAdded', realName: '幕墙设计所' }),
  department(2, { change: 'departmentAdded', realName: '结构设计一院(2)', note: 'nameNumbered' }),
  department(3, { change: 'departmentRenamed', realName: '数字建造中心', formerName: '信息中心' }),
  department(4, {
    change: 'departmentMoved',
    realName: '岩土工程所',
    department: structure,
    formerDepartment: `${top}/勘察事业部`,
  }),
  department(5, { change: 'departmentRemoved', realName: '海外项目组' }),
  person(6, { change: 'left', userId: 'user-6' }),
  person(7, { change: 'left', userId: 'user-7' }),
  person(8, {
    change: 'moved',
    userId: 'user-8',
    formerDepartment: `${top}/建筑设计事业部/建筑一所`,
  }),
  person(9, { change: 'renamed', userId: 'user-9', realName: '范思远（驻场）', formerName: '范思远' }),
  person(10, { change: 'returned', userId: 'user-10' }),
  person(11, { change: 'invited' }),
  person(12, { change: 'waiting', phone: null, note: 'phoneMissing' }),
  person(13, { change: 'blocked', state: 'nothing', userId: 'user-1', note: 'superAdministrator' }),
  person(14, { change: 'blocked', state: 'nothing', userId: 'user-2', note: 'administrator' }),
]

/** The same after they were made. */
export const someDoneRows: readonly WireRow[] = someRows.map((row, n) => {
  if (row.state === 'nothing') return row
  if (n === 4) return { ...row, state: 'skipped', note: 'madeByHand' }
  return n === 7 ? { ...row, state: 'failed', note: 'changedMeanwhile' } : { ...row, state: 'done' }
})

/** Proposed links. */
export const someLinks: readonly WireRow[] = [
  department(20, {
    change: 'departmentLinked',
    realName: '结构设计一院',
    note: 'undecided',
    enterpriseDepartmentId: 'd1-2-1',
    decision: 'undecided',
  }),
  person(21, { change: 'linked', userId: 'user-21', note: 'undecided', decision: 'undecided' }),
  person(22, { change: 'linked', userId: 'user-22', decision: 'link' }),
  person(23, { change: 'blocked', userId: 'user-23', note: 'leftAlone', decision: 'leave' }),
]

export const someVerdict: WireVerdict = {
  failure: null,
  rootName: top,
  departments: [
    { rootId: '2', departmentName: '建筑设计事业部' },
    { rootId: '3', departmentName: '结构工程事业部' },
  ],
  people: 12,
  peopleWithPhone: 12,
}

export const answerRows = (rows: readonly WireRow[]): Answer =>
  answer(
    operations.listDifferenceRows,
    ({ query: { change, note, state, decision, searchCondition, ...page } }) =>
      pageOfRows(
        rows.filter(
          (row) =>
            (change === undefined || row.change === change) &&
            (note === undefined || row.note === note) &&
            (state === undefined || row.state === state) &&
            (decision === undefined || row.decision === decision) &&
            (searchCondition === undefined || row.realName.includes(searchCondition)),
        ),
        page,
      ),
  )

export const answerDifference = (difference: WireDetails): Answer =>
  answer(operations.getDifference, difference)

export const answerReadings = (differences: readonly WireDifference[]): Answer =>
  answer(operations.listDifferences, ({ query }) => pageOfRows(differences, query))

/** Readings in all states. */
export const someReadings: readonly WireDifference[] = [
  readyDifference,
  { ...appliedDetails, differenceId: 'difference-8', startedAt: '2026-02-28T18:00:00.000Z' },
  { ...unchangedDetails, differenceId: 'difference-7', startedAt: '2026-02-27T18:00:00.000Z' },
  { ...failedDetails, differenceId: 'difference-6', startedAt: '2026-02-26T18:00:00.000Z' },
  {
    ...readyDifference,
    differenceId: 'difference-5',
    state: 'outdated',
    startedAt: '2026-02-25T18:00:00.000Z',
  },
  {
    ...readyDifference,
    differenceId: 'difference-4',
    state: 'cancelled',
    trigger: 'callback',
    startedAt: '2026-02-24T07:12:00.000Z',
  },
]

let current = readyDetails

/** Resets the company of the default answers. */
export function resetChinaDirectories(): void {
  current = readyDetails
}

const keys = {
  callbackAddress: settings.callbackAddress,
  callbackToken: 'q8Zt3LrV0wKx7PnB2mYd',
  callbackKey: 'jWmYm7qr5nMoAUwZRjGtBxmz3KA1tkAj3ykkR6q2B2C',
}

/** Answers of a company that remembers its last difference. */
export const chinaDirectoriesAnswers: readonly Answer[] = [
  answer(operations.listChinaDirectories, [...someChinaDirectories]),
  answer(operations.testChinaDirectory, someVerdict),
  answer(operations.connectChinaDirectory, { directoryId: 'directory-4', ...keys }),
  answer(operations.editChinaDirectory, true),
  answer(operations.setDirectoryCallback, keys),
  answer(operations.readChinaDirectory, () => {
    current = readingDetails
    return { differenceId: current.differenceId }
  }),
  answerReadings(someReadings),
  answer(operations.getDifference, () => current),
  answerRows(someRows),
  answer(operations.decideLinks, ({ body: { rowIds } }) => {
    const count = rowIds?.length ?? current.undecidedDepartments + current.undecidedPeople
    current = { ...current, undecidedDepartments: 0, undecidedPeople: 0, needs: 'person' }
    return { count }
  }),
  answer(operations.applyDifference, () => {
    current = {
      ...current,
      state: 'applying',
      needs: null,
      appliedBy: '周明远',
      appliedAt: readyDifference.startedAt,
    }
    return true as const
  }),
  answer(operations.cancelDifference, () => {
    current = { ...current, state: 'cancelled', needs: null, finishedAt: readyDifference.startedAt }
    return true as const
  }),
]
