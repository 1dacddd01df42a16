import { describe, expect, it } from 'vitest'
import { filesOfDrop, filesOfInput } from './filesIn'

type Node = string | { readonly [name: string]: Node } | undefined

/** An entry as in browsers: a folder returns two of its entries at a time. */
function entryOf(name: string, node: Node): FileSystemEntry {
  if (typeof node !== 'object') {
    const file = (resolve: (file: File) => void, reject: (error: Error) => void) =>
      node === undefined ? reject(new Error('NotReadableError')) : resolve(new File([node], name))
    return { name, isFile: true, isDirectory: false, file } as unknown as FileSystemEntry
  }
  const createReader = () => {
    const left = Object.entries(node).map(([below, inside]) => entryOf(below, inside))
    return { readEntries: (resolve: (entries: FileSystemEntry[]) => void) => resolve(left.splice(0, 2)) }
  }
  return { name, isFile: false, isDirectory: true, createReader } as unknown as FileSystemEntry
}

const drop = (nodes: Readonly<Record<string, Node>>) =>
  filesOfDrop({
    items: Object.entries(nodes).map(([name, node]) => ({ webkitGetAsEntry: () => entryOf(name, node) })),
    files: [],
  } as unknown as DataTransfer)

const pathsOf = ({ files }: Awaited<ReturnType<typeof drop>>) =>
  files.map(({ file, folders }) => [...folders, file.name].join('/'))

describe('dropped files', () => {
  it('include empty folders, and those with only system files', async () => {
    const found = await drop({
      项目: { '1.dwg': 'a', 变更: {}, 照片: { 'Thumbs.db': 'x' }, 外业: { 一: { '2.dwg': 'b' }, 二: {} } },
      空: {},
    })
    expect(pathsOf(found)).toEqual(['项目/1.dwg', '项目/外业/一/2.dwg'])
    expect(found.emptyFolders).toEqual([['项目', '变更'], ['项目', '照片'], ['项目', '外业', '二'], ['空']])
    expect(found.leftOut).toBe(1)
  })

  it('exclude system files, and count them', async () => {
    const found = await drop({
      项目: { '.DS_Store': '', '._图.dwg': '', 'desktop.ini': '', '~$合同.docx': '', '合同.docx': 'c' },
      __MACOSX: { '._项目': '' },
      '~报价.xlsx': 'd',
    })
    expect(pathsOf(found)).toEqual(['项目/合同.docx', '~报价.xlsx'])
    expect(found).toMatchObject({ leftOut: 5, emptyFolders: [] })
  })

  it('name what the browser couldn’t read, and include the rest', async () => {
    const found = await drop({ 项目: { 'a.txt': 'a', 断开的链接: undefined, 'b.txt': 'b' } })
    expect(pathsOf(found)).toEqual(['项目/a.txt', '项目/b.txt'])
    expect(found.unreadable).toEqual(['断开的链接'])
  })
})

it('exclude system files from a chosen folder too', () => {
  const files = ['项目/a.dwg', '项目/.DS_Store'].map((path) =>
    Object.defineProperty(new File(['x'], path.split('/')[1] ?? ''), 'webkitRelativePath', { value: path }),
  )
  const found = filesOfInput(files as unknown as FileList)
  expect(found.files).toMatchObject([{ folders: ['项目'] }])
  expect(found.leftOut).toBe(1)
})
