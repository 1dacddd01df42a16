import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { demo } from './demo'

type DemoUser = keyof (typeof demo)['userIds']

export interface DemoFile {
  /** The folder of the file. Default: the top. */
  readonly folder?: string
  readonly name: string
  /** The person who added it, on a company's disk. */
  readonly by: DemoUser
  /** Age of the last change in hours. */
  readonly hoursAgo: number
  read(): Promise<Buffer>
}

type Place = Omit<DemoFile, 'read'>

const demoFile = (place: Place, file: string): DemoFile => ({
  ...place,
  read: () => readFile(fileURLToPath(new URL(`../../demo/disk/${file}`, import.meta.url))),
})

const written = (place: Place, ...lines: readonly string[]): DemoFile => ({
  ...place,
  read: async () => Buffer.from(`${lines.join('\n')}\n`),
})

const building = '云筑办公楼'
const minutes = '会议纪要'
const standards = '制图标准'

/** The content of a disk: a project with a file of each kind that the preview supports, and others. */
export const demoFiles: readonly DemoFile[] = [
  demoFile({ folder: building, name: '办公楼.ifc', by: 'member', hoursAgo: 26 }, 'model.ifc'),
  demoFile({ folder: building, name: '首层平面图.dxf', by: 'superAdministrator', hoursAgo: 51 }, 'plan.dxf'),
  written(
    { folder: building, name: '构件清单.csv', by: 'memberOutsideScope', hoursAgo: 75 },
    '构件,部位,截面,混凝土强度,数量',
    '框架柱,一至二层,700×700,C45,56',
    '框架柱,三至五层,700×700,C40,84',
    '框架梁,一至五层,300×600,C30,225',
    '楼板,一至五层,厚 150,C30,5',
    '核心筒剪力墙,一至五层,厚 250,C40,15',
  ),
  written(
    { folder: building, name: '项目说明.md', by: 'superAdministrator', hoursAgo: 98 },
    '# 云筑办公楼',
    '',
    '五层框架办公楼，柱网 7.2 m × 7.2 m，首层层高 4.5 m，标准层层高 3.6 m。',
    '',
    '| 文件 | 内容 |',
    '|---|---|',
    '| 办公楼.ifc | 结构与围护模型，可按楼层查看、剖切，点选构件看属性 |',
    '| 首层平面图.dxf | 首层平面，可按图层显示 |',
    '| 构件清单.csv | 主要构件与数量 |',
    '',
    '这些是演示文件，可以移动、分享或删除。',
  ),
  written(
    { folder: minutes, name: '1118 结构协调会.md', by: 'administrator', hoursAgo: 190 },
    '# 结构协调会',
    '',
    '1. 首层大堂两根框架柱由 600×600 改为 700×700，模型与平面图同步修改。',
    '2. 二层梁下净高不足 2.9 m 处，由机电专业复核管线综合。',
    '3. 下周三前完成构件清单核对。',
  ),
  written(
    { folder: minutes, name: '1111 方案评审会.md', by: 'superAdministrator', hoursAgo: 358 },
    '# 方案评审会',
    '',
    '1. 同意采用现浇框架—核心筒方案。',
    '2. 柱网统一为 7.2 m × 7.2 m。',
    '3. 屋面设备荷载由建筑专业补充。',
  ),
  written(
    { folder: standards, name: '图层命名.csv', by: 'otherAdministrator', hoursAgo: 720 },
    '图层,内容,颜色',
    'A-WALL,墙,白',
    'A-DOOR,门,黄',
    'A-WIND,窗,青',
    'S-COLU,柱,红',
    'S-BEAM,梁,绿',
    'A-DIMS,尺寸标注,灰',
  ),
  written(
    { name: '图纸目录.csv', by: 'administrator', hoursAgo: 5 },
    '图号,图名,比例,版本',
    'J-01,首层平面图,1:100,C',
    'J-02,标准层平面图,1:100,B',
    'J-03,屋顶平面图,1:100,A',
    'J-11,南立面图,1:100,B',
    'J-21,1-1 剖面图,1:50,A',
    'G-01,基础平面布置图,1:100,B',
    'G-02,柱平法施工图,1:100,C',
  ),
  written(
    { name: '设计进度.md', by: 'superAdministrator', hoursAgo: 29 },
    '# 设计进度',
    '',
    '| 阶段 | 计划完成 | 状态 |',
    '|---|---|---|',
    '| 方案设计 | 10 月 31 日 | 已完成 |',
    '| 初步设计 | 11 月 28 日 | 进行中 |',
    '| 施工图 | 1 月 16 日 | 未开始 |',
  ),
]
