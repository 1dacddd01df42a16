import { Tab, TabList, Tabs } from '@atrium/ui/tabs'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { formatSize } from '../../shared/texts/formatSize'
import { doInWorker } from '../content/doInWorker'
import { useWhole } from '../content/useWhole'
import { Grid } from '../grid/Grid'
import { previewMessages } from '../messages'
import { bounds } from '../parts/bounds'
import { Pending } from '../parts/Pending'
import type { ViewerProps } from '../parts/PreviewedFile'
import { Unshown } from '../parts/Unshown'
import { Viewer } from '../parts/Viewer'
import { mostRows, type Sheet } from './Sheet'

const startWorker = () => new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' })

/** A spreadsheet, a sheet at a time. */
export default function SheetViewer(props: ViewerProps) {
  const texts = useTexts(previewMessages)
  const [chosen, choose] = useState(0)
  const sheets = useWhole(props.file, bounds.sheet, (bytes, signal) =>
    doInWorker<Sheet[]>(startWorker, bytes, { signal, transfer: [bytes.buffer] }),
  )
  if (sheets.state === 'loading') return <Pending share={sheets.share} />
  if (sheets.state === 'failed')
    return <Unshown {...props} reason={sheets.reason} bound={formatSize(bounds.sheet)} />
  const sheet = sheets.value[chosen]
  if (!sheet) return <Unshown {...props} reason="broken" />
  return (
    <Viewer
      label={texts.table}
      notice={sheet.isCut && texts.firstRows(mostRows)}
      tools={
        <Tabs value={String(chosen)} onValueChange={(value) => choose(Number(value))}>
          <TabList label={texts.sheets}>
            {sheets.value.map(({ name }, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sheets never change
              <Tab key={n} value={String(n)} aria-controls={undefined}>
                {name}
              </Tab>
            ))}
          </TabList>
        </Tabs>
      }
    >
      <Grid key={chosen} rows={sheet.rows} label={sheet.name} />
    </Viewer>
  )
}
