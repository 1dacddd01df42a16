import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { useHost } from '../../shared/host/useHost'
import { diskApiAtom } from '../api'
import { folderPathAtom } from '../atoms'
import { addUploadsAtom } from './queue'
import type { ChosenFile } from './UploadItem'
import { useSetUploads } from './uploadsStore'

/** Sends files to the disk on screen, into one of its folders. */
export function useAddUploads() {
  const { service, events } = useHost()
  const api = useAtomValue(diskApiAtom)
  const diskPath = useAtomValue(folderPathAtom)()
  const add = useSetUploads(addUploadsAtom)
  return useCallback(
    (files: readonly ChosenFile[], parentId: string | undefined) =>
      add({ api, service, events, diskPath }, files, parentId),
    [add, api, service, events, diskPath],
  )
}
