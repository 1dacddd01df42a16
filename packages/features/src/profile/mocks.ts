import { profileContract } from '@atrium/contracts/profile/contract'
import { headImageContract } from '@atrium/contracts/profile/headImage/contract'
import { regionAnswers } from '../shared/regions/mocks'
import { type AnswersOf, answer } from '../shared/stories/answers'

type Profile = AnswersOf<typeof profileContract>['getProfile']

const nobody = {
  id: 'user-1',
  passportId: 'user-1',
  account: '13800000001',
  phone: '13800000001',
  picture: null,
  callName: '云间',
  realName: '沈知远',
  email: 'shen@example.com',
  emailVerified: false,
  lastLoginTime: '2026-11-20T01:12:00.000Z',
  registTime: '2024-03-02T01:00:00.000Z',
  type: null,
  region: '',
  address: '',
  school: '',
  jobRole: '',
  category: '',
  teacherName: '',
  teacherPhone: '',
  company: '',
  department: '',
  position: '',
  discipline: '',
  connectionEnterprises: [],
} as const satisfies Profile

/** A person who just registered. */
export const newPerson: Profile = { ...nobody, email: '', connectionEnterprises: [] }

const lives = { region: '上海市-上海市-杨浦区', address: '国康路88号16层' }

export const someProfile: Profile = {
  ...nobody,
  ...lives,
  type: 1,
  connectionEnterprises: [
    {
      enterpriseId: 'company-1',
      enterpriseName: '云筑建筑设计研究院有限公司',
      realName: '沈知远',
      departmentName: '结构设计中心',
      position: '结构工程师',
      discipline: 'structure',
    },
    {
      enterpriseId: 'company-2',
      enterpriseName: '青禾工程咨询有限公司',
      realName: '沈工',
      departmentName: '咨询一部',
      position: '',
      discipline: '',
    },
  ],
}

/** A person whose company is not certified yet. */
export const inNoCompany: Profile = { ...nobody, ...lives, type: 1, connectionEnterprises: [] }

export const someStudent: Profile = {
  ...nobody,
  ...lives,
  type: 2,
  school: '同济大学',
  jobRole: 'student',
  category: 'civilEngineering',
  teacherName: '顾一鸣',
  teacherPhone: '021-65980000',
  connectionEnterprises: [],
}

export const ofOrganisation: Profile = {
  ...nobody,
  ...lives,
  type: 3,
  company: '上海市建筑科学研究院',
  department: '绿色建筑研究所',
  position: '研究员',
  discipline: 'hvac',
  connectionEnterprises: [],
}

export const profileAnswers = [
  ...regionAnswers,
  answer(profileContract.getProfile, someProfile),
  answer(profileContract.saveProfile, 1),
  answer(headImageContract.saveHeadImage, 'https://account.example/api/objects/people/user-1/new.png'),
  answer(headImageContract.removeHeadImage, true),
  answer(profileContract.suggestSchools, ({ query: { word } }) => ({
    version: '1',
    names: ['同济大学', '天津大学', '天津城建大学'].filter((name) => name.includes(word)),
  })),
]
