import { diskContract, quotas } from '@atrium/contracts/disk/contract'
import { sharingContract } from '@atrium/contracts/disk/sharing/contract'
import { type Answer, type AnswersOf, answer } from '../shared/stories/answers'

type Answers = AnswersOf<typeof diskContract>
type Node = Answers['listNodes']['list'][number]

const node = (n: number, kind: Node['kind'], name: string, size = 0): Node => ({
  id: `node-${n}`,
  kind,
  name,
  size,
  parentId: null,
  addedBy: '',
  canChange: true,
  modifiedAt: `2026-11-${String(20 - n).padStart(2, '0')}T01:30:00.000Z`,
})

export const someNodes: Node[] = [
  node(1, 'folder', '施工图'),
  node(2, 'folder', '计算书'),
  node(3, 'file', '一层平面图.dwg', 4_823_449),
  node(4, 'file', '地下室结构模型.ifc', 126_353_408),
  node(5, 'file', '会议纪要.pdf', 182_272),
]

export const somePath = [
  { id: 'folder-1', name: '云筑大厦' },
  { id: 'folder-2', name: '结构专业' },
]

/** The disk of a person with a few files. */
export const diskAnswers: readonly Answer[] = [
  answer(diskContract.listNodes, ({ query }) => {
    const list = query.kind ? someNodes.filter(({ kind }) => kind === query.kind) : someNodes
    return { totalItems: list.length, list, path: query.parentId ? somePath : [] }
  }),
  answer(diskContract.getQuota, { used: 3_650_722_201, total: quotas.person }),
  answer(diskContract.addFolder, { id: 'node-9' }),
  answer(diskContract.renameNode, true),
  answer(diskContract.moveNodes, true),
  answer(diskContract.copyNodes, true),
  answer(diskContract.trashNodes, true),
  answer(diskContract.listBin, {
    totalItems: 2,
    list: someNodes.slice(1, 3).map((one) => ({ ...one, trashedAt: '2026-11-21T01:30:00.000Z' })),
  }),
  answer(diskContract.restoreNodes, true),
  answer(diskContract.emptyBin, true),
  answer(diskContract.beginUpload, { uploadId: 'upload-9' }),
  answer(diskContract.finishUpload, { id: 'node-9' }),
  answer(diskContract.cancelUpload, true),
  answer(diskContract.listUploads, []),
  answer(diskContract.getDownload, { url: 'about:blank' }),
  answer(diskContract.packNodes, { url: 'about:blank' }),
  answer(sharingContract.addShare, ({ body }) => ({
    shareId: 'share-9',
    url: 'https://atrium.example/shareFilePreview?share=share-9',
    code: body.hasCode ? 'k7m3xp' : null,
    expiresAt: null,
  })),
  answer(sharingContract.listShares, {
    totalItems: 1,
    list: [
      {
        shareId: 'share-1',
        url: 'https://atrium.example/shareFilePreview?share=share-1',
        name: '施工图',
        kind: 'folder',
        code: 'k7m3xp',
        expiresAt: null,
        canDownload: true,
        viewCount: 12,
        createdAt: '2026-11-21T01:30:00.000Z',
      },
    ],
  }),
  answer(sharingContract.revokeShare, true),
]

export const someShare: AnswersOf<typeof sharingContract>['openShare'] = {
  id: 'node-1',
  name: '施工图',
  kind: 'folder',
  size: 0,
  sharedBy: '沈知远',
  companyName: '云筑建筑设计研究院有限公司',
  expiresAt: null,
  canDownload: true,
  pass: 'pass',
}

/** The content of a shared link. */
export const sharedAnswers: readonly Answer[] = [
  answer(sharingContract.openShare, someShare),
  answer(sharingContract.listShared, {
    totalItems: someNodes.length,
    list: someNodes.map(({ id, kind, name, size, modifiedAt }) => ({ id, kind, name, size, modifiedAt })),
    path: somePath,
  }),
  answer(sharingContract.getSharedDownload, { url: 'about:blank' }),
  answer(sharingContract.getSharedPreview, {
    id: 'node-3',
    name: '一层平面图.dwg',
    size: 4_823_449,
    url: 'about:blank',
    parentId: 'folder-1',
  }),
]
