import { Button } from '@atrium/ui/button'
import { IconButton } from '@atrium/ui/icon-button'
import { FileDown, X } from 'lucide-react'
import { use } from 'react'
import { useTexts } from '../../host/useKept'
import { LeaveSheet } from '../LeaveSheet'
import { listMessages } from '../messages'
import { type Export, useExport } from './useExport'

interface ExportButtonProps<Row> extends Export<Row> {
  /** There is nothing to export. */
  readonly disabled?: boolean
}

/**
 * Saves all pages of the list as CSV; while exporting it shows the progress, and can be stopped. Above a list it is an
 * icon, in a sheet it has a label.
 */
export function ExportButton<Row>({ disabled = false, ...what }: ExportButtonProps<Row>) {
  const texts = useTexts(listMessages)
  const inSheet = use(LeaveSheet)
  const { state, start, stop } = useExport(what)
  if (state.state === 'busy') {
    return (
      <Button icon={<X />} onClick={stop}>
        {texts.stopExport(state.percent)}
      </Button>
    )
  }
  const button = { icon: <FileDown />, disabled, onClick: start }
  return inSheet ? (
    <Button {...button}>{texts.exportRows}</Button>
  ) : (
    <IconButton {...button} variant="secondary" label={texts.exportRows} />
  )
}
