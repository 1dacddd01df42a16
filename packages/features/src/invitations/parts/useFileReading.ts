import type { LeftOut } from '@atrium/contracts/invitations/contract'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { saveFile } from '../../shared/list/export/saveFile'
import { useAction } from '../../shared/request/useAction'
import { failureNotice } from '../../shared/wire/failureNotice'
import { invitationsApiAtom } from '../api'
import type { InviteList } from '../list/useInviteList'
import { invitationsMessages } from '../messages'

/** Downloads the template and uploads the filled-in file. */
export function useFileReading(list: InviteList) {
  const texts = useTexts(invitationsMessages)
  const { notify } = useHost()
  const explain = useDescribeFailure()
  const api = useAtomValue(invitationsApiAtom)

  const [leftOut, setLeftOut] = useState<LeftOut>()

  const reading = useAction((file: File) => api.readInvitationList({ body: { file } }))
  const template = useAction(() => api.downloadInvitationTemplate({}))

  return {
    isReading: reading.busy,
    /** People in the last file who are not in the list. */
    leftOut,
    dismissLeftOut: () => setLeftOut(undefined),
    async read(file: File) {
      const result = await reading.run(file)
      if (!result.done) return notify(failureNotice(result.failure, explain(result.failure)))
      setLeftOut(result.value.leftOut)
      if (!list.addRead(result.value.list)) notify({ tone: 'warning', message: texts.tooManyRows })
    },
    isDownloading: template.busy,
    async download() {
      const result = await template.run()
      if (result.done) saveFile(texts.templateName, result.value.content)
      else notify(failureNotice(result.failure, explain(result.failure)))
    },
  }
}
