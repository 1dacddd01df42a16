import { filesInFolder, fullFolder } from './fillDisk'
import type { List } from './lists'

/** What is asked of a folder of 100,000 files: its first rows, as a list and as tiles, and those in its middle. */
export function diskLists(): List[] {
  const of = `of ${filesInFolder.toLocaleString('en')} files in a folder`
  const at = (query: Record<string, string>) =>
    `/api/CloudDisk/GetFileList?${new URLSearchParams({ parentId: fullFolder, ...query })}`
  const list = { requests: 40, most: 1.5, total: filesInFolder }
  return [
    { ...list, what: `first 20 ${of}`, path: at({ pageIndex: '1', pageSize: '20' }), rows: 20 },
    { ...list, what: `first 100 ${of}`, path: at({ pageIndex: '1', pageSize: '100' }), rows: 100 },
    { ...list, what: `middle 100 ${of}`, path: at({ pageIndex: '500', pageSize: '100' }), rows: 100 },
    {
      ...{ ...list, what: `20 largest ${of}`, rows: 20 },
      path: at({ pageIndex: '1', pageSize: '20', orderBy: 'size', isOrderDesc: 'true' }),
    },
  ]
}
