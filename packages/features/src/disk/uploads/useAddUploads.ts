import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { makeStale } from '../../shared/request/stale'
import { Failure } from '../../shared/wire/Failure'
import { diskApiAtom } from '../api'
import { folderPathAtom } from '../atoms'
import { diskMessages } from '../messages'
import { addUploadsAtom } from './queue'
import type { ChosenFiles } from './UploadItem'
import { useSetUploads } from './uploadsStore'

/** Sends files to a folder of the current disk, creates empty folders there, and reports skipped files. */
export function useAddUploads() {
  const { service, events, notify } = useHost()
  const texts = useTexts(diskMessages)
  const describe = useDescribeFailure()
  const api = useAtomValue(diskApiAtom)
  const diskPath = useAtomValue(folderPathAtom)()
  const add = useSetUploads(addUploadsAtom)
  return useCallback(
    async ({ files, emptyFolders, leftOut, unreadable }: ChosenFiles, parentId: string | undefined) => {
      if (files.length > 0) add({ api, service, events, diskPath }, files, parentId)
      if (leftOut > 0) notify({ tone: 'notice', message: texts.leftOut(leftOut) })
      if (unreadable.length > 0) notify({ tone: 'failure', message: texts.unreadable(unreadable) })
      for (const path of emptyFolders) {
        const name = path.at(-1) ?? ''
        const at = { folders: path.slice(0, -1), ...(parentId && { parentId }) }
        try {
          await api.addFolder({ body: { ...at, name, clash: 'keep' } })
        } catch (thrown) {
          if (!(thrown instanceof Failure)) throw thrown
          notify({ tone: 'failure', message: texts.folderFailed(name, describe(thrown)) })
        }
      }
      if (emptyFolders.length > 0) makeStale(events, ['disk'])
    },
    [add, api, service, events, diskPath, notify, texts, describe],
  )
}
