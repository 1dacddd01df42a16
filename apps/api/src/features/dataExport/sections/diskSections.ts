import { asc, eq } from 'drizzle-orm'
import { ofOwner } from '../../../platform/owner/ofOwner'
import { diskNodes, diskShares, diskUploads } from '../../disk/tables'
import type { Section } from '../Section'

const times = {
  modifiedAt: ['修改时间', 'Changed at'],
  createdAt: ['添加时间', 'Added at'],
} as const

/** The person's disk; the files themselves can be downloaded there. */
export const diskSections: readonly Section[] = [
  {
    name: 'disk',
    title: ['云盘文件', 'Files on the cloud disk'],
    about: [
      '您云盘中的文件和文件夹，包括回收站。文件内容请在云盘中下载。',
      'Your files and folders, the bin included. Download what is in them from the disk itself.',
    ],
    tables: [diskNodes],
    columns: {
      id: ['编号', 'Id'],
      parentId: ['所在文件夹', 'Folder'],
      kind: ['类型', 'Kind'],
      name: ['名称', 'Name'],
      size: ['字节', 'Bytes'],
      ...times,
      trashedAt: ['移入回收站时间', 'In the bin since'],
    },
    read: (db, { userId }) =>
      db
        .select()
        .from(diskNodes)
        .where(ofOwner(diskNodes, { kind: 'person', userId }))
        .orderBy(asc(diskNodes.createdAt), asc(diskNodes.id)),
  },
  {
    name: 'disk-uploads',
    title: ['未完成的上传', 'Unfinished uploads'],
    about: ['您尚未完成的上传。', 'Uploads that you have not finished.'],
    tables: [diskUploads],
    columns: { name: ['名称', 'Name'], size: ['字节', 'Bytes'], ...times },
    read: (db, { userId }) =>
      db
        .select()
        .from(diskUploads)
        .where(ofOwner(diskUploads, { kind: 'person', userId }))
        .orderBy(asc(diskUploads.createdAt), asc(diskUploads.id)),
  },
  {
    name: 'disk-shares',
    title: ['云盘分享', 'Shares of the cloud disk'],
    about: ['您分享的云盘文件，包括企业云盘。', 'What you shared of your disk and of companies’.'],
    tables: [diskShares],
    columns: {
      nodeId: ['文件编号', 'Id of the file'],
      viewCount: ['浏览次数', 'Views'],
      createdAt: ['分享时间', 'Shared at'],
      expiresAt: ['到期时间', 'Until'],
      revokedAt: ['取消时间', 'Taken back at'],
    },
    read: (db, { userId }) =>
      db
        .select()
        .from(diskShares)
        .where(eq(diskShares.createdBy, userId))
        .orderBy(asc(diskShares.createdAt), asc(diskShares.id)),
  },
]
