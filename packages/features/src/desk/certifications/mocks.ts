import { deskCertificationsContract as operations } from '@atrium/contracts/desk/certifications/contract'
import { type Answer, type AnswersOf, answer } from '../../shared/stories/answers'
import { pageOfRows } from '../../shared/stories/rows'
import { caseAnswers, othersClaim } from '../cases/mocks'

export type WireCase = AnswersOf<typeof operations>['getCertificationCase']
type WireRow = AnswersOf<typeof operations>['listCertificationCases']['list'][number]

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

const someRow = (n: number, name: string, hours: number): WireRow => ({
  caseId: `case-${n}`,
  companyId: `company-${n}`,
  name,
  code: `9131000${n}MA1FL5E91U`,
  state: 'pending',
  isFirst: n % 3 !== 0,
  submittedAt: ago(hours),
  submittedBy: ['林晓岚', '顾明远', '温如玉', '段云舒'][n % 4] ?? '',
  decidedAt: null,
  dueAt: ago(hours - 24),
  claim: null,
})

const names =
  '沪上云筑建筑设计研究院 华东岩土工程勘察 筑境数字建造（苏州）科技 东南营造设计集团 北岸结构工程顾问 海拓市政设计院 衡石岩土勘察 朗格幕墙技术 明川给排水设计 青禾景观规划 云岭桥梁设计 潮声水运工程'.split(
    ' ',
  )

export const someRows = (): readonly WireRow[] => [
  ...names.map((name, n) => ({
    ...someRow(n + 1, `${name}有限公司`, 31 - n * 2.4),
    ...(n === 0 && { claim: othersClaim }),
  })),
  { ...someRow(21, '春山古建保护有限公司', 50), state: 'approved', decidedAt: ago(30) },
  { ...someRow(22, '临港钢构工程有限公司', 70), state: 'rejected', decidedAt: ago(60) },
]

export const answerList = (rows: () => readonly WireRow[]): Answer =>
  answer(operations.listCertificationCases, ({ query }) => {
    const { state = 'pending', search = '' } = query
    return pageOfRows(
      rows().filter((row) => row.state === state && `${row.name} ${row.code}`.includes(search)),
      query,
    )
  })

const statement = {
  name: '筑境数字建造（苏州）科技有限公司',
  code: '91320594MA1WJ3KT6X',
  contactPerson: '段云舒',
  contactPhone: '136****0261',
  province: '江苏省',
  city: '苏州市',
  areaOrCounty: '吴中区',
  detailedAddress: '金鸡湖大道88号人工智能产业园C2幢9层',
  remark: '',
}

/** A second submission: two fields changed since the certified one. The registry knows the company. */
export const someCase = (change: Partial<WireCase> = {}): WireCase => ({
  ...someRow(3, statement.name, 22.2),
  code: statement.code,
  isFirst: false,
  submitted: statement,
  submitterPhone: '138****0002',
  isMasked: true,
  certified: {
    ...statement,
    contactPerson: '温如玉',
    detailedAddress: '金鸡湖大道88号人工智能产业园C1幢4层',
  },
  registry: [{ name: statement.name, code: statement.code }],
  hasLogo: true,
  detail: '',
  decidedBy: '',
  history: [
    {
      caseId: 'case-3-2',
      state: 'rejected',
      name: '筑境数字建造（苏州）科技有限公司',
      submittedAt: '2026-11-12T02:00:00.000Z',
      decidedAt: '2026-11-12T06:20:00.000Z',
      detail: '执照照片反光，看不清有效期，请重新拍摄。',
    },
    {
      caseId: 'case-3-1',
      state: 'approved',
      name: '筑境信息技术（苏州）有限公司',
      submittedAt: '2025-03-02T02:00:00.000Z',
      decidedAt: '2025-03-02T05:10:00.000Z',
      detail: '资料齐全，审核通过。',
    },
  ],
  nextId: 'case-4',
  previousId: 'case-2',
  ...change,
})

/** The next one: the registry has another name, and the code has a wrong digit. */
export const differingCase = (change: Partial<WireCase> = {}): WireCase => ({
  ...someCase(),
  ...someRow(4, '东南营造设计集团有限公司', 17),
  submitted: {
    ...statement,
    name: '东南营造设计集团有限公司',
    code: '91310115MA1K3QT49H',
    contactPerson: '顾明远',
    detailedAddress: '张江路505号展想中心12层',
    areaOrCounty: '浦东新区',
    city: '上海市',
    province: '上海市',
    remark: '集团总部',
  },
  isFirst: true,
  certified: null,
  registry: [{ name: '东南营造工程设计有限公司', code: '91310115MA1K3QT49M' }],
  history: [],
  hasLogo: false,
  nextId: null,
  previousId: 'case-3',
  ...change,
})

/** A drawn business licence. */
const picture = (
  name: string,
  code: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="877" viewBox="0 0 1240 877">
<rect width="1240" height="877" fill="#fdfaf0"/><rect x="28" y="28" width="1184" height="821" fill="none" stroke="#b8942f" stroke-width="10"/>
<rect x="46" y="46" width="1148" height="785" fill="none" stroke="#b8942f" stroke-width="2"/>
<g font-family="sans-serif" fill="#2b2b2b"><text x="620" y="170" font-size="68" text-anchor="middle" letter-spacing="28">营业执照</text>
<text x="120" y="240" font-size="24">统一社会信用代码</text><text x="120" y="276" font-size="28">${code}</text>
<g font-size="27"><text x="150" y="370">名　　称　${name}</text><text x="150" y="430">类　　型　有限责任公司</text>
<text x="150" y="490">法定代表人　段云舒</text><text x="150" y="550">经营范围　建筑工程设计；工程勘察；数字化技术服务</text>
<text x="150" y="610">注册资本　叁仟万元整</text><text x="150" y="670">成立日期　2018年04月16日</text></g></g>
<circle cx="980" cy="680" r="92" fill="none" stroke="#c0392b" stroke-width="7" opacity=".75"/>
<path d="M980 628l13 38h40l-32 24 12 38-33-23-33 23 12-38-32-24h40z" fill="#c0392b" opacity=".75"/></svg>`

const caseOf = (caseId: string): WireCase =>
  caseId === 'case-4' ? differingCase() : someCase({ caseId, ...(caseId !== 'case-3' && { nextId: null }) })

/** Answers each look at a case. */
export const answerCase = (of: (caseId: string) => WireCase): Answer =>
  answer(operations.getCertificationCase, ({ params }) => of(params.caseId))

/** A queue of two cases. */
export const certificationAnswers: readonly Answer[] = [
  ...caseAnswers,
  answerList(someRows),
  answerCase(caseOf),
  answer(operations.getCertificationLicence, ({ params }) => {
    const { submitted } = caseOf(params.caseId)
    return {
      name: submitted.name,
      content: new Blob([picture(submitted.name, submitted.code)], { type: 'image/svg+xml' }),
    }
  }),
  answer(operations.approveCertification, ({ params }) => {
    const { submitted, nextId } = caseOf(params.caseId)
    return { name: submitted.name, nextId }
  }),
  answer(operations.rejectCertification, ({ params }) => {
    const { submitted, nextId } = caseOf(params.caseId)
    return { name: submitted.name, nextId }
  }),
]
