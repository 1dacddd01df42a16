import { demo } from './demo'

export interface SeedProduct {
  readonly companyId: string
  readonly mainId: string
  readonly name: string
  readonly productType: 0 | 1
  /** Days from now; without an end: permanent. */
  readonly startDay: number
  readonly endDay?: number
  readonly disabled?: boolean
  readonly isTrial?: boolean
  readonly remarks?: string
  /** Seats by owning department. */
  readonly seats: Readonly<Record<string, number>>
  /** How many members below which department have a licence. */
  readonly granted: { readonly within: string; readonly count: number }
}

const { companyId, departmentIds: departments, mainIds } = demo
const serial = { companyId, productType: 0 } as const
const cloud = { companyId, productType: 1 } as const

/** Oldest first. */
export const demoProducts: readonly SeedProduct[] = [
  {
    ...serial,
    mainId: mainIds.structure,
    name: '空间结构分析与设计软件',
    startDay: -900,
    remarks: '结构事业部统一采购',
    seats: {
      [departments.top]: 33,
      [departments.structure]: 12,
      [departments.tall]: 8,
      'dep-municipal': 2,
      'dep-bridge': 5,
    },
    granted: { within: departments.structure, count: 34 },
  },
  {
    ...serial,
    mainId: mainIds.architecture,
    name: '建筑施工图设计软件',
    startDay: -125,
    endDay: 240,
    seats: { [departments.top]: 60, [departments.architecture]: 20 },
    granted: { within: departments.architecture, count: 41 },
  },
  {
    ...serial,
    mainId: mainIds.water,
    name: '给排水与消防设计软件',
    startDay: -340,
    endDay: 25,
    remarks: '年底前确认续费',
    seats: { [departments.top]: 15 },
    granted: { within: 'dep-water', count: 7 },
  },
  {
    ...serial,
    mainId: mainIds.hvac,
    name: '暖通空调负荷与能耗分析软件',
    startDay: -405,
    endDay: -40,
    seats: { [departments.top]: 10 },
    granted: { within: 'dep-hvac', count: 6 },
  },
  {
    ...serial,
    mainId: mainIds.electrical,
    name: '电气设计与智能化软件',
    startDay: -700,
    disabled: true,
    remarks: '已由新版本替代',
    seats: { [departments.top]: 12 },
    granted: { within: 'dep-electrical', count: 4 },
  },
  {
    ...serial,
    mainId: mainIds.seismic,
    name: '弹塑性时程分析软件',
    startDay: -610,
    seats: { [departments.top]: 2, [departments.tall]: 3, [departments.foundations]: 1 },
    granted: { within: departments.tall, count: 5 },
  },
  {
    ...serial,
    mainId: mainIds.bridge,
    name: '桥梁结构计算软件',
    startDay: -520,
    seats: { [departments.top]: 18 },
    granted: { within: 'dep-municipal', count: 9 },
  },
  {
    ...serial,
    mainId: mainIds.foundation,
    name: '地基基础设计软件（试用）',
    startDay: -16,
    endDay: 14,
    isTrial: true,
    seats: { [departments.top]: 5 },
    granted: { within: departments.structure, count: 5 },
  },
  {
    ...cloud,
    mainId: mainIds.bim,
    name: 'BIM协同设计云平台',
    startDay: -65,
    endDay: 300,
    seats: { [departments.top]: 90, 'dep-digital': 10 },
    granted: { within: departments.top, count: 62 },
  },
  {
    ...cloud,
    mainId: mainIds.review,
    name: '云端图纸审查与批注服务（协作标准版，含移动端离线查看与会签）',
    startDay: -10,
    endDay: 20,
    isTrial: true,
    seats: { [departments.top]: 30 },
    granted: { within: departments.architecture, count: 12 },
  },
  {
    ...cloud,
    mainId: mainIds.cost,
    name: '工程造价云计价',
    startDay: -275,
    endDay: 90,
    seats: { [departments.top]: 12, [departments.cost]: 6 },
    granted: { within: 'dep-contracting', count: 8 },
  },
  {
    ...cloud,
    mainId: mainIds.site,
    name: '智慧工地管理云平台',
    startDay: -377,
    endDay: -12,
    seats: { [departments.top]: 20 },
    granted: { within: 'dep-contracting', count: 5 },
  },
  {
    companyId: demo.secondCompanyId,
    productType: 0,
    mainId: mainIds.secondCompany,
    name: '工程监理资料软件',
    startDay: -200,
    endDay: 165,
    seats: { [departments.secondTop]: 8 },
    granted: { within: departments.secondTop, count: 4 },
  },
  {
    companyId: demo.secondCompanyId,
    productType: 1,
    mainId: 'main-tendering',
    name: '电子招投标云服务',
    startDay: -30,
    endDay: 335,
    seats: { [departments.secondTop]: 5 },
    granted: { within: departments.secondTop, count: 2 },
  },
]
