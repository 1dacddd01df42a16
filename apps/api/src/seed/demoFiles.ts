import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

export interface DemoFile {
  readonly name: string
  read(): Promise<Buffer>
}

const kept = (name: string, file: string): DemoFile => ({
  name,
  read: () => readFile(fileURLToPath(new URL(`../../demo/disk/${file}`, import.meta.url))),
})

const written = (name: string, ...lines: readonly string[]): DemoFile => ({
  name,
  read: async () => Buffer.from(`${lines.join('\n')}\n`),
})

/** What lies in a folder of the disk: something of each kind that the preview is made for. */
export const demoFiles: readonly DemoFile[] = [
  kept('办公楼.ifc', 'model.ifc'),
  kept('首层平面图.dxf', 'plan.dxf'),
  written(
    '构件清单.csv',
    '构件,部位,截面,混凝土强度,数量',
    '框架柱,一至二层,700×700,C45,56',
    '框架柱,三至五层,700×700,C40,84',
    '框架梁,一至五层,300×600,C30,225',
    '楼板,一至五层,厚 150,C30,5',
    '核心筒剪力墙,一至五层,厚 250,C40,15',
  ),
  written(
    '项目说明.md',
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
]
