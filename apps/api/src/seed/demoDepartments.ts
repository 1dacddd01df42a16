import { demo } from './demo'

export interface SeedDepartment {
  readonly companyId: string
  readonly id: string
  readonly parentId: string | null
  readonly name: string
  readonly level: number
  readonly path: string
}

/** Name, id, and children. */
type Branch = readonly [name: string, id: string, below?: readonly Branch[]]

const { departmentIds: ids } = demo

const yunzhu: Branch = [
  '云筑建筑设计研究院',
  ids.top,
  [
    [
      '建筑设计事业部',
      ids.architecture,
      [
        [
          '公共建筑设计院',
          'dep-public',
          [
            [
              '医疗建筑设计所',
              'dep-medical',
              [
                ['方案创作室', 'dep-concept', [['效果表现组', 'dep-rendering']]],
                ['施工图室', 'dep-construction-drawings'],
              ],
            ],
            ['文化体育建筑设计所', 'dep-culture', [['体育场馆室', 'dep-stadium']]],
            ['教育建筑设计所', 'dep-education'],
          ],
        ],
        [
          '居住建筑设计院',
          'dep-residential',
          [
            ['住宅设计一所', 'dep-housing-1'],
            ['住宅设计二所', 'dep-housing-2'],
            ['保障性住房设计所', 'dep-social-housing'],
          ],
        ],
        ['城市更新设计院', 'dep-renewal', [['历史建筑保护室', 'dep-heritage']]],
      ],
    ],
    [
      '结构工程事业部',
      ids.structure,
      [
        [
          '结构设计一院',
          'dep-structure-1',
          [
            [
              '超限高层设计所',
              ids.tall,
              [
                [
                  '抗震分析室',
                  ids.seismic,
                  [
                    ['弹塑性分析组', ids.elastoplastic],
                    ['风工程组', 'dep-wind'],
                  ],
                ],
                ['基础设计室', ids.foundations],
              ],
            ],
            ['大跨空间结构所', 'dep-long-span'],
          ],
        ],
        [
          '结构设计二院',
          'dep-structure-2',
          [
            ['工业建筑结构所', 'dep-industrial'],
            ['钢结构深化所', 'dep-steel'],
          ],
        ],
        ['装配式技术中心', 'dep-prefabrication'],
      ],
    ],
    [
      '机电工程事业部',
      'dep-services',
      [
        ['给排水设计院', 'dep-water', [['消防设计所', 'dep-fire']]],
        ['暖通设计院', 'dep-hvac', [['绿色节能所', 'dep-energy']]],
        [
          '电气设计院',
          'dep-electrical',
          [
            ['强电设计所', 'dep-power'],
            ['智能化设计所', 'dep-smart'],
          ],
        ],
      ],
    ],
    [
      '市政与交通事业部',
      'dep-municipal',
      [
        ['桥梁设计院', 'dep-bridge', [['桥梁结构所', 'dep-bridge-structure']]],
        ['道路设计院', 'dep-road'],
        ['隧道与地下工程院', 'dep-tunnel'],
      ],
    ],
    [
      '数字建造中心',
      'dep-digital',
      [
        [
          'BIM技术部',
          'dep-bim',
          [
            ['BIM标准组', ids.bimStandards],
            ['BIM应用组', 'dep-bim-practice'],
          ],
        ],
        ['软件研发部', 'dep-software'],
      ],
    ],
    [
      '工程总承包部',
      'dep-contracting',
      [
        ['造价咨询室', ids.cost],
        ['项目管理室', 'dep-projects'],
        ['质量安全室', 'dep-safety'],
      ],
    ],
    [
      '综合管理部',
      'dep-office',
      [
        ['人力资源室', 'dep-people'],
        ['财务室', 'dep-finance'],
        ['档案室', ids.archive],
      ],
    ],
  ],
]

const qinghe: Branch = [
  '青禾工程咨询',
  ids.secondTop,
  [
    ['监理一部', 'dep-qinghe-supervision-1'],
    ['监理二部', 'dep-qinghe-supervision-2'],
    ['招标代理部', 'dep-qinghe-tendering'],
  ],
]

/** Parents first. */
export const demoDepartments: readonly SeedDepartment[] = [
  ...flatten(demo.companyId, yunzhu, null),
  ...flatten(demo.secondCompanyId, qinghe, null),
]

function flatten(companyId: string, branch: Branch, parent: SeedDepartment | null): SeedDepartment[] {
  const [name, id, below = []] = branch
  const own: SeedDepartment = {
    companyId,
    id,
    parentId: parent?.id ?? null,
    name,
    level: (parent?.level ?? 0) + 1,
    path: `${parent?.path ?? ''}${id}/`,
  }
  return [own, ...below.flatMap((child) => flatten(companyId, child, own))]
}
