import { IconButton } from '@atrium/ui/icon-button'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { Popover, PopoverContent, PopoverTrigger } from '@atrium/ui/popover'
import { Tooltip } from '@atrium/ui/tooltip'
import { Columns3 } from 'lucide-react'
import { useTexts } from '../host/useKept'
import { ColumnChoices } from './ColumnChoices'
import styles from './ColumnsButton.module.css'
import { listMessages } from './messages'
import type { ColumnChoice } from './useColumnChoice'

/** Chooses the columns of a table. */
export function ColumnsButton<Row>(choice: ColumnChoice<Row>) {
  const texts = useTexts(listMessages)
  // Rows of two lines have their own layout.
  if (useNarrowWindow()) return null
  const hidden = choice.choices.filter(({ shown }) => !shown).length
  const label = hidden > 0 ? texts.columnsHidden(hidden) : texts.columns
  return (
    <Popover>
      <Tooltip content={label}>
        <PopoverTrigger asChild>
          <IconButton
            variant="secondary"
            className={styles.opener}
            label={label}
            title=""
            icon={<Columns3 />}
            data-hides={hidden > 0 || undefined}
          />
        </PopoverTrigger>
      </Tooltip>
      <PopoverContent label={texts.columns} width={220} align="end">
        <ColumnChoices {...choice} />
      </PopoverContent>
    </Popover>
  )
}
