import { Button } from '@atrium/ui/button'
import { Tooltip } from '@atrium/ui/tooltip'
import { FileDown } from 'lucide-react'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { saveFile } from '../../shared/list/export/saveFile'
import { useAction } from '../../shared/request/useAction'
import { failureNotice } from '../../shared/wire/failureNotice'
import { downloadCostsAction } from '../actions'
import { licenceCostsMessages } from '../messages'

/** Saves the costs of the page in columns of FOCUS 1.2. */
export function DownloadCosts() {
  const texts = useTexts(licenceCostsMessages)
  const { notify } = useHost()
  const describe = useDescribeFailure()
  const { run, busy } = useAction(downloadCostsAction)

  async function download() {
    const result = await run()
    if (result.done) saveFile(result.value.name, result.value.content)
    else if (result.failure) notify(failureNotice(result.failure, describe(result.failure)))
  }

  return (
    <Tooltip content={texts.downloadHint}>
      <Button icon={<FileDown />} busy={busy} onClick={() => void download()}>
        {texts.download}
      </Button>
    </Tooltip>
  )
}
