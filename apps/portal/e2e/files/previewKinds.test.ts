import { pagePaths } from '@atrium/contracts/paths'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { zipOf } from '../../../../packages/features/src/preview/samples/archives'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { ifcOf } from '../harness/previewSamples'

interface File {
  readonly name: string
  readonly content: string | Uint8Array
}

async function upload(page: Page, files: readonly File[]): Promise<void> {
  await page
    .locator('input[type=file][multiple]')
    .first()
    .setInputFiles(
      files.map(({ name, content }) => ({
        name,
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(content),
      })),
    )
  await expect(page.getByText(`已上传${files.length}个文件`)).toBeVisible({ timeout: 60_000 })
}

const step = `ISO-10303-21;
HEADER;
FILE_NAME('泵体','2024-05-06T10:00:00',('林工'),(''),'','SolidWorks 2023','');
FILE_SCHEMA(('AUTOMOTIVE_DESIGN'));
ENDSEC;`
const solid = `solid a
facet normal 0 0 1
outer loop
vertex 0 0 0
vertex 1 0 0
vertex 0 1 0
endloop
endfacet
endsolid a
`

/** A self-contained triangle with a texture. */
function glb(): Uint8Array {
  const corners = Buffer.from(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]).buffer)
  const scene = {
    asset: { version: '2.0' },
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, name: '墙' }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    images: [{ uri: 'https://example.com/wood.png' }],
    accessors: [
      { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] },
    ],
    bufferViews: [{ buffer: 0, byteLength: corners.length }],
    buffers: [{ byteLength: corners.length }],
  }
  const words = JSON.stringify(scene)
  const json = Buffer.from(words.padEnd(Math.ceil(Buffer.byteLength(words) / 4) * 4))
  const head = Buffer.alloc(20)
  head.write('glTF')
  head.writeUInt32LE(2, 4)
  head.writeUInt32LE(28 + json.length + corners.length, 8)
  head.writeUInt32LE(json.length, 12)
  head.write('JSON', 16)
  const before = Buffer.alloc(8)
  before.writeUInt32LE(corners.length)
  before.write('BIN\0', 4)
  return Buffer.concat([head, json, before, corners])
}

// Running code or requesting anything else would violate the page's policy and fail the journey.
journey(
  'models, scans, archives and old formats are shown, or named with their details',
  async ({ visit }) => {
    const { page } = await visit()
    await enter(page, pagePaths.ownDisk)
    const grey = { create: { width: 60, height: 40, channels: 3, background: '#345' } } as const
    await upload(page, [
      { name: '1 资料.zip', content: zipOf({ '图纸/一层.dwg': 'x', '说明.txt': 'y' }) },
      { name: '2 大楼.ifczip', content: zipOf({ '大楼.ifc': ifcOf(0) }) },
      { name: '3 墙.glb', content: glb() },
      { name: '4 零件.stl', content: solid },
      { name: '5 扫描.tif', content: await sharp(grey).tiff({ compression: 'lzw' }).toBuffer() },
      { name: '6 泵体.stp', content: step },
      { name: '7 台湾.txt', content: Uint8Array.of(0xbf, 0xfb, 0xb5, 0xac) },
      { name: '8 密.xlsx', content: oldOffice('EncryptedPackage') },
    ])
    const next = async (name: string) => {
      await page.getByRole('link', { name: `下一个文件：${name}` }).click()
      await expect(page).toHaveTitle(`${name} – 个人中心`)
    }
    await page.getByRole('link', { name: '1 资料.zip' }).click()
    await expect(page.getByRole('cell', { name: '图纸/一层.dwg' })).toBeVisible()
    await next('2 大楼.ifczip')
    await expect(page.getByText('共8个构件')).toBeVisible()
    await next('3 墙.glb')
    await expect(page.getByText('共1个三角面')).toBeVisible()
    await expect(page.getByText('未显示：1个贴图')).toBeVisible()
    await next('4 零件.stl')
    await expect(page.getByText('共1个三角面')).toBeVisible()
    await next('5 扫描.tif')
    await expect(page.getByRole('img', { name: '5 扫描.tif' })).toHaveJSProperty('naturalWidth', 60)
    await next('6 泵体.stp')
    await expect(page.getByText('STEP三维模型无法预览')).toBeVisible()
    await expect(page.getByText('SolidWorks 2023')).toBeVisible()
    await expect(page.getByText('ISO-10303-21')).toBeHidden()
    await next('7 台湾.txt')
    await page.getByRole('combobox', { name: '编码' }).click()
    await page.getByRole('option', { name: 'Big5' }).click()
    await expect(page.getByText('鋼筋')).toBeVisible()
    await next('8 密.xlsx')
    await expect(page.getByText('文件已加密，无法预览')).toBeVisible()
  },
)

/** An Office file system with one name in it. */
function oldOffice(name: string): Uint8Array {
  const bytes = Buffer.alloc(1536)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  bytes.writeUInt16LE(9, 30)
  bytes.writeUInt32LE(1, 48)
  bytes.writeUInt32LE(0xfffffffd, 512)
  bytes.writeUInt32LE(0xfffffffe, 516)
  bytes.write(name, 1024, 'utf16le')
  bytes.writeUInt16LE(name.length * 2 + 2, 1024 + 64)
  return bytes
}
