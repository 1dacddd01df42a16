import { Button } from '@atrium/ui/button'
import { IconButton } from '@atrium/ui/icon-button'
import { Download, X } from 'lucide-react'
import { useTexts } from '../host/useHost'
import { listMessages } from './listMessages'
import { type Export, useExport } from './useExport'

interface ExportButtonProps<Row> extends Export<Row> {
  /** There is nothing to export. */
  readonly disabled?: boolean
  /** By its icon alone, where words leave the rest too little room. Default: no. */
  readonly brief?: boolean
}

/** Saves what a list shows, all pages of it, as CSV; while it works it says how far it is, and stops it. */
export function ExportButton<Row>({ disabled = false, brief = false, ...what }: ExportButtonProps<Row>) {
  const texts = useTexts(listMessages)
  const { state, start, stop } = useExport(what)
  if (state.state === 'busy') {
    return (
      <Button icon={<X />} onClick={stop}>
        {texts.stopExport(state.percent)}
      </Button>
    )
  }
  if (brief) {
    return (
      <IconButton
        variant="secondary"
        label={texts.exportRows}
        icon={<Download />}
        disabled={disabled}
        onClick={start}
      />
    )
  }
  return (
    <Button icon={<Download />} disabled={disabled} onClick={start}>
      {texts.exportRows}
    </Button>
  )
}
