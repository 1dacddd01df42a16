import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import { startDownload } from '../actions'
import { downloadSharedAction } from './atoms'
import { sharingMessages } from './messages'

/** Downloads a shared file, and reports a failure. */
export function useSharedDownload() {
  const texts = useTexts(sharingMessages)
  const { notify } = useHost()
  const describe = useDescribeFailure()
  const { run, busy } = useAction(downloadSharedAction)
  async function download(id: string) {
    const result = await run(id)
    if (result.done) startDownload(result.value)
    else notify({ tone: 'failure', message: texts.downloadFailed(describe(result.failure)) })
  }
  return { download, busy }
}
