import { Tab, TabList, Tabs } from '@atrium/ui/tabs'
import { useState } from 'react'
import { useHost, useTexts } from '../../shared/host/useKept'
import { formatSize } from '../../shared/texts/formatSize'
import { doInWorker } from '../content/doInWorker'
import { useWhole } from '../content/useWhole'
import { Grid } from '../grid/Grid'
import { previewMessages } from '../messages'
import { bounds } from '../parts/bounds'
import type { NotShownItem } from '../parts/NotShown'
import { Pending } from '../parts/Pending'
import type { ViewerProps } from '../parts/PreviewedFile'
import { Viewer } from '../parts/Viewer'
import { Unshown } from '../unshown/Unshown'
import { mostRows, type Sheet, type SheetOmission, type Workbook, type WorkbookAsked } from './Sheet'

const startWorker = () => new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' })

/** A spreadsheet, one sheet at a time. */
export default function SheetViewer(props: ViewerProps) {
  const texts = useTexts(previewMessages)
  const { locale } = useHost()
  const [chosen, choose] = useState<number>()
  const read = useWhole(props.file, bounds.sheet, (bytes, signal) => {
    const asked: WorkbookAsked = { bytes, locale, notCalculated: texts.notCalculated }
    return doInWorker<Workbook>(startWorker, asked, { signal, transfer: [bytes.buffer] })
  })
  if (read.state === 'loading') return <Pending share={read.share} />
  if (read.state === 'failed')
    return <Unshown {...props} reason={read.reason} bound={formatSize(bounds.sheet)} />
  const { sheets, first, omissions } = read.value
  const at = chosen ?? first
  const sheet = sheets[at]
  const notShown = itemsOf(texts, omissions, sheet)
  if (!sheet) return <Unshown {...props} reason="nothingDrawn" notShown={notShown} />
  return (
    <Viewer
      label={texts.table}
      notice={isEmpty(sheet) ? texts.emptySheet : sheet.isCut && texts.firstRows(mostRows)}
      notShown={notShown}
      tools={
        <Tabs value={String(at)} onValueChange={(value) => choose(Number(value))}>
          <TabList label={texts.sheets}>
            {sheets.map(({ name }, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sheets never change
              <Tab key={n} value={String(n)} aria-controls={undefined}>
                {name}
              </Tab>
            ))}
          </TabList>
        </Tabs>
      }
    >
      <Grid
        key={at}
        rows={sheet.rows}
        rowNumbers={sheet.rowNumbers}
        columnNumbers={sheet.columnNumbers}
        merges={sheet.merges}
        label={sheet.name}
      />
    </Viewer>
  )
}

/** There may be any number of empty cells with a format. */
const isEmpty = ({ rows }: Sheet) => rows.every((row) => row.every((cell) => cell === ''))

type PreviewTexts = (typeof previewMessages)['chinese']

const inOrder: readonly SheetOmission[] = [
  ...(['hiddenSheet', 'brokenSheet', 'macroSheet', 'chart', 'picture', 'diagram'] as const),
  ...(['shape', 'object', 'comment', 'sparkline'] as const),
]

function itemsOf(
  texts: PreviewTexts,
  omissions: Workbook['omissions'],
  sheet: Sheet | undefined,
): readonly NotShownItem[] {
  const labels = {
    hiddenSheet: texts.omittedHiddenSheet,
    brokenSheet: texts.omittedBrokenSheet,
    macroSheet: texts.omittedMacroSheet,
    chart: texts.omittedChart,
    picture: texts.omittedSheetPicture,
    diagram: texts.omittedDiagram,
    shape: texts.omittedShape,
    object: texts.omittedObject,
    comment: texts.omittedComment,
    sparkline: texts.omittedSparkline,
  } satisfies Record<SheetOmission, (count: number) => string>
  const { hiddenRows = 0, hiddenColumns = 0 } = sheet ?? {}
  return [
    { label: texts.omittedHiddenRow(hiddenRows), count: hiddenRows },
    { label: texts.omittedHiddenColumn(hiddenColumns), count: hiddenColumns },
    ...inOrder.map((what) => {
      const count = omissions[what] ?? 0
      return { label: labels[what](count), count }
    }),
  ]
}
