import { catalogueContract } from '@atrium/contracts/catalogue/contract'
import { trialsContract } from '@atrium/contracts/catalogue/trials/contract'
import { type Answer, type AnswersOf, answer } from '../shared/stories/answers'
import { countsBy, pageOfRows } from '../shared/stories/rows'
import { answerOwned } from './ownProducts/mocks'

type WireCatalogue = AnswersOf<typeof catalogueContract>['listProducts']
type WireProduct = WireCatalogue['products'][number]
type WholeProduct = AnswersOf<typeof catalogueContract>['getProduct']
export type WireTrial = NonNullable<AnswersOf<typeof trialsContract>['getTrialOf']['trial']>
type Language = 'zh-CN' | 'en'

const categories = [
  ['structure', '结构设计', 'Structure'],
  ['architecture', '建筑设计', 'Architecture'],
  ['services', '机电设计', 'Building services'],
  ['bim', 'BIM与协同', 'BIM and collaboration'],
  ['cost', '造价与施工', 'Cost and construction'],
  ['infrastructure', '桥梁与市政', 'Bridges and infrastructure'],
] as const

/** Id, category, drawing, type, days, whether it starts at once, and name and sentence in both languages. */
const rows = [
  [
    'space-frame',
    'structure',
    'frame',
    0,
    30,
    false,
    '空间结构分析与设计软件',
    '从建模、整体分析到构件配筋与施工图，一次完成。',
    'Space frame analysis and design',
    'Modelling, global analysis, reinforcement and drawings in one go.',
  ],
  [
    'tall-building',
    'structure',
    'tower',
    0,
    30,
    false,
    '超限高层抗震设计软件',
    '性能化设计、舒适度与施工模拟，为超限审查准备全套成果。',
    'Tall building seismic design',
    'Performance based design, comfort and staged construction for expert review.',
  ],
  [
    'seismic-history',
    'structure',
    'seismic',
    0,
    15,
    false,
    '弹塑性时程分析软件',
    '逐步积分的非线性分析，看清结构在大震下怎样屈服。',
    'Nonlinear time history analysis',
    'Step by step integration that shows how a structure yields.',
  ],
  [
    'foundation',
    'structure',
    'foundation',
    0,
    30,
    true,
    '地基基础设计软件',
    '独立基础、筏板与桩基协同计算，沉降一并给出。',
    'Foundation design',
    'Footings, rafts and piles computed together, settlement included.',
  ],
  [
    'construction-drawings',
    'architecture',
    'floorPlan',
    0,
    30,
    true,
    '建筑施工图设计软件',
    '平立剖联动，图层与标注按制图标准整理。',
    'Construction drawings',
    'Plans, elevations and sections that follow one another.',
  ],
  [
    'section',
    'architecture',
    'section',
    0,
    15,
    false,
    '剖面与构造设计软件',
    '从模型直接剖切，构造层次与做法自动标注。',
    'Sections and details',
    'Cut from the model, with layers and notes in place.',
  ],
  [
    'energy',
    'architecture',
    'energy',
    1,
    15,
    true,
    '建筑节能与碳排放分析',
    '围护结构、用能与碳排放一次算清，报告可直接报审。',
    'Energy and carbon analysis',
    'Envelope, energy use and carbon in one calculation.',
  ],
  [
    'water',
    'services',
    'pipes',
    0,
    30,
    false,
    '给排水设计软件',
    '管网、喷淋与系统图联动，水力计算同步更新。',
    'Water and drainage design',
    'Networks, sprinklers and schematics that stay in step.',
  ],
  [
    'hvac',
    'services',
    'airflow',
    0,
    30,
    false,
    '暖通空调设计软件',
    '负荷、风管与水管在同一模型里计算与出图。',
    'Heating and ventilation design',
    'Loads, ducts and pipes computed and drawn in one model.',
  ],
  [
    'electrical',
    'services',
    'circuit',
    0,
    30,
    false,
    '电气设计软件',
    '配电系统、照明与弱电，从平面到系统图。',
    'Electrical design',
    'Distribution, lighting and communications, from plan to schematic.',
  ],
  [
    'bim',
    'bim',
    'model',
    1,
    15,
    true,
    'BIM协同设计云平台',
    '多专业同一模型，冲突当天发现、当天解决。',
    'BIM collaboration platform',
    'One model for all disciplines; clashes found the same day.',
  ],
  [
    'review',
    'bim',
    'review',
    1,
    15,
    true,
    '云端图纸审查与批注',
    '浏览器里审图，意见留在图上，整改有据可查。',
    'Drawing review in the cloud',
    'Review in the browser, with comments on the sheet.',
  ],
  [
    'estimate',
    'cost',
    'estimate',
    1,
    null,
    false,
    '工程造价云计价',
    '清单随图更新，多人同编一份，量价来源可查。',
    'Cost estimating in the cloud',
    'Bills that follow the drawings, edited together.',
  ],
  [
    'site',
    'cost',
    'site',
    1,
    15,
    false,
    '智慧工地管理云平台',
    '人、机、料、法、环，一张平面图看全。',
    'Site management platform',
    'People, machines and material on one plan.',
  ],
  [
    'bridge',
    'infrastructure',
    'bridge',
    0,
    30,
    false,
    '桥梁结构计算软件',
    '梁桥、拱桥与斜拉桥，从施工到运营全阶段验算。',
    'Bridge design',
    'Girder, arch and cable-stayed bridges through every stage.',
  ],
  [
    'terrain',
    'infrastructure',
    'terrain',
    0,
    15,
    false,
    '道路与场地设计软件',
    '地形、平纵横与土方，改线之后一并更新。',
    'Roads and terrain',
    'Terrain, alignment and earthworks that update together.',
  ],
] as const

/** One for each drawing. */
export const someCatalogue = (language: Language): WireCatalogue => ({
  categories: categories.map(([categoryId, chinese, english]) => ({
    categoryId,
    categoryName: language === 'en' ? english : chinese,
  })),
  products: rows.map(
    ([id, categoryId, drawing, productType, trialDays, isInstant, name, summary, nameEn, summaryEn]) => ({
      trialCenterProductId: id,
      productCenterId: `main-${id}`,
      productName: language === 'en' ? nameEn : name,
      summary: language === 'en' ? summaryEn : summary,
      categoryId,
      drawing,
      productType,
      trialDays,
      isInstant,
    }),
  ),
})

const words = {
  'zh-CN': {
    introduction: [
      '面向多高层、空间网格与复杂体型的通用结构分析程序。一个模型贯穿荷载、分析、构件设计与施工图，修改荷载后各环节随之更新。',
      '计算书按现行规范逐条列出依据与中间结果，便于校审。',
    ],
    highlights: [
      { title: '一个模型到底', text: '建筑图、荷载、分析与配筋共用一套构件，改一处处处更新。' },
      { title: '规范逐条可查', text: '每个结果都能追溯到条文、公式与取值。' },
      { title: '大模型不等待', text: '十万自由度的整体分析在普通工作站上数分钟完成。' },
    ],
    requirements: ['Windows 10或更高版本，64位', '内存8 GB以上，建议16 GB', '无需独立显卡'],
  },
  en: {
    introduction: [
      'A general structural program for multi-storey, spatial and complex buildings. One model carries loads, analysis, member design and drawings: when a load changes, everything updates.',
      'Reports give the clause and the intermediate values behind each result, so that they can be checked.',
    ],
    highlights: [
      {
        title: 'One model throughout',
        text: 'Drawings, loads, analysis and reinforcement share their members.',
      },
      { title: 'Every clause traceable', text: 'Each result links to its clause, formula and values.' },
      {
        title: 'Large models without waiting',
        text: 'A hundred thousand degrees of freedom within minutes on an ordinary workstation.',
      },
    ],
    requirements: [
      'Windows 10 or later, 64 bit',
      '8 GB of memory, 16 GB recommended',
      'No dedicated graphics card needed',
    ],
  },
}

/** The first one with all details, or another one by its id. */
export function wholeProduct(language: Language, id = 'space-frame'): WholeProduct {
  const { products, categories } = someCatalogue(language)
  const product = products.find(({ trialCenterProductId }) => trialCenterProductId === id) ?? products[0]
  const category = categories.find(({ categoryId }) => categoryId === product?.categoryId)
  return {
    ...(product as WireProduct),
    categoryName: category?.categoryName ?? '',
    ...words[language],
    isSold: id === 'space-frame',
  }
}

const hour = 3_600_000

/** At a whole hour, so that it looks the same a second later. */
const inDays = (days: number) => new Date((Math.floor(Date.now() / hour) + days * 24) * hour).toISOString()

/** A request that waits. */
export const appliedTrial: WireTrial = {
  id: 'trial-1',
  trialCenterProductId: 'space-frame',
  productName: '空间结构分析与设计软件',
  drawing: 'frame',
  state: 'applied',
  purpose: '体育馆屋盖方案比选，跨度72米，需要对比网架与桁架。',
  appliedAt: '2026-11-20T02:20:00.000Z',
  decidedAt: null,
  reason: '',
  startAt: null,
  endAt: null,
}

export const refusedTrial: WireTrial = {
  ...appliedTrial,
  state: 'refused',
  decidedAt: '2026-11-20T07:00:00.000Z',
  reason: '该产品暂不向在校学生开放试用，可使用教学版。',
}

export const withdrawnTrial: WireTrial = {
  ...appliedTrial,
  state: 'withdrawn',
  decidedAt: '2026-11-20T03:00:00.000Z',
}

export const overTrial: WireTrial = {
  ...appliedTrial,
  state: 'over',
  decidedAt: '2026-09-01T02:00:00.000Z',
  startAt: '2026-09-01T02:00:00.000Z',
  endAt: '2026-10-01T02:00:00.000Z',
}

/** Ends in twelve days from the current time. */
export const runningTrial = (): WireTrial => ({
  ...overTrial,
  state: 'running',
  startAt: inDays(-18),
  endAt: inDays(12),
})

/** One in each state, of different products. */
export function someTrials(): readonly WireTrial[] {
  const { products } = someCatalogue('zh-CN')
  return [appliedTrial, runningTrial(), refusedTrial, overTrial, withdrawnTrial].map((trial, n) => {
    const { trialCenterProductId = '', productName = '', drawing = 'frame' } = products[n * 3] ?? {}
    return { ...trial, id: `trial-${n + 1}`, trialCenterProductId, productName, drawing }
  })
}

/** The service's answers about these trials of a person. */
export const answersAboutTrials = (trials: readonly WireTrial[], missing = 0): readonly Answer[] => [
  answer(trialsContract.listTrials, ({ query }) => {
    const found = trials.filter(({ state }) => query.state === undefined || state === query.state)
    return { ...pageOfRows(found, query), counts: countsBy(trials, ({ state }) => ({ state })) }
  }),
  answer(trialsContract.getTrialOf, ({ params }) => ({
    trial: trials.find(({ trialCenterProductId }) => trialCenterProductId === params.id) ?? null,
    missing,
    owned: null,
  })),
]

export const catalogueAnswers: readonly Answer[] = [
  answerOwned([]),
  answer(catalogueContract.listProducts, ({ query }) => someCatalogue(query.language)),
  answer(catalogueContract.getProduct, ({ params, query }) => wholeProduct(query.language, params.id)),
  ...answersAboutTrials([]),
  answer(trialsContract.applyForTrialOrMeeting, { id: 'trial-9', state: 'applied' }),
  answer(trialsContract.withdrawTrialOrMeeting, true),
]
