import type { Impact } from '@atrium/contracts/shared/impact/contract'

const notBorrowed = { borrowedUntil: null }

/** Answers about impact, for stories and tests. */
export const noImpact: Impact = {
  losers: [],
  loserCount: 0,
  licenceCount: 0,
  onlineCount: 0,
  deviceCount: 0,
  borrowed: null,
  returns: [],
  moves: null,
  blockers: [],
}

export const someImpact: Impact = {
  ...noImpact,
  losers: [
    {
      userId: 'user-1',
      realName: '林静姝',
      phone: '13810370261',
      department: '云筑建筑设计研究院/结构工程事业部/结构设计一院',
      licences: [
        {
          subId: 'g1',
          mainId: 'p1',
          productName: '云构结构计算',
          isOnLine: true,
          deviceCount: 2,
          ...notBorrowed,
        },
        {
          subId: 'g2',
          mainId: 'p2',
          productName: '协同设计平台',
          isOnLine: false,
          deviceCount: 0,
          ...notBorrowed,
        },
      ],
    },
    {
      userId: 'user-2',
      realName: '',
      phone: '13810740522',
      department: '云筑建筑设计研究院/综合管理部',
      licences: [
        {
          subId: 'g3',
          mainId: 'p2',
          productName: '协同设计平台',
          isOnLine: false,
          deviceCount: 1,
          ...notBorrowed,
        },
      ],
    },
  ],
  loserCount: 2,
  licenceCount: 3,
  onlineCount: 1,
  deviceCount: 3,
  returns: [
    {
      mainId: 'p1',
      productName: '云构结构计算',
      enterpriseDepartmentId: 'd1-2',
      department: '云筑建筑设计研究院/结构工程事业部',
      count: 1,
    },
    {
      mainId: 'p2',
      productName: '协同设计平台',
      enterpriseDepartmentId: 'd1',
      department: '云筑建筑设计研究院',
      count: 2,
    },
  ],
}

/** The second licence runs on a device until a day that is later than the change. */
export const borrowedImpact: Impact = {
  ...someImpact,
  losers: someImpact.losers.map((loser) => ({
    ...loser,
    licences: loser.licences.map((licence) => ({
      ...licence,
      borrowedUntil: licence.subId === 'g2' ? '2026-01-20T15:59:59.000Z' : null,
    })),
  })),
  borrowed: { count: 1, until: '2026-01-20T15:59:59.000Z' },
  returns: someImpact.returns.map((row) => (row.mainId === 'p2' ? { ...row, count: 1 } : row)),
}

export const manyLosers: Impact = {
  ...someImpact,
  losers: Array.from({ length: 40 }, (_, index) => ({
    userId: `user-${index}`,
    realName: `成员${index + 1}`,
    phone: `138${String(10_000_000 + index)}`,
    department: '云筑建筑设计研究院/结构工程事业部',
    licences: [
      {
        subId: `g${index}`,
        mainId: 'p1',
        productName: '云构结构计算',
        isOnLine: false,
        deviceCount: 0,
        ...notBorrowed,
      },
    ],
  })),
  loserCount: 1000,
  licenceCount: 1000,
  onlineCount: 0,
  deviceCount: 0,
}
