import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { Notice } from '@atrium/ui/notice'
import { Archive } from 'lucide-react'
import { useState } from 'react'
import { useDescribeFailure, useTexts } from '../shared/host/useKept'
import { saveFile } from '../shared/list/export/saveFile'
import { useAction } from '../shared/request/useAction'
import { Entry } from '../shared/settings/Entry'
import { EntryList } from '../shared/settings/EntryList'
import { downloadDataExportAction } from './actions'
import styles from './DataExport.module.css'
import { dataExportMessages } from './messages'

/** A section of the account settings: a copy of all data about the owner. */
export function DataExport() {
  const texts = useTexts(dataExportMessages)
  const describe = useDescribeFailure()
  const { run, action, busy } = useAction(downloadDataExportAction)
  const [isSaved, setSaved] = useState(false)

  async function download() {
    setSaved(false)
    const result = await run()
    if (!result.done) return
    saveFile(result.value.name, result.value.content)
    setSaved(true)
  }

  const failure = action.state === 'failed' ? action.failure : undefined
  return (
    <Card title={texts.title} description={texts.hint} padding="none">
      <EntryList edgeToEdge>
        <Entry
          icon={<Archive />}
          name={texts.copy}
          hint={`${texts.holds} · ${texts.without}`}
          actions={
            <Button size="small" busy={busy} onClick={() => void download()}>
              {texts.download}
            </Button>
          }
        />
      </EntryList>
      <div className={styles.told}>
        <Notice role="status" tone={isSaved ? 'success' : 'accent'}>
          {(busy && texts.preparing) || (isSaved && texts.done)}
        </Notice>
        <Notice
          role="alert"
          tone={failure?.kind === 'refused' ? 'warning' : 'danger'}
          title={failure && failure.kind !== 'refused' && texts.failed}
        >
          {failure && describe(failure)}
        </Notice>
      </div>
    </Card>
  )
}
