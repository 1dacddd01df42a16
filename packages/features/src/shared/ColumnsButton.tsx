import { Button } from '@atrium/ui/button'
import { Checkbox } from '@atrium/ui/checkbox'
import { Popover, PopoverContent, PopoverTrigger } from '@atrium/ui/popover'
import { Columns3 } from 'lucide-react'
import styles from './ColumnsButton.module.css'
import { listMessages } from './listMessages'
import type { ColumnChoice } from './useColumnChoice'
import { useTexts } from './useHost'

/** Chooses which columns a table shows. */
export function ColumnsButton<Row>({ choices, show, showAll }: ColumnChoice<Row>) {
  const texts = useTexts(listMessages)
  const hidden = choices.filter(({ shown }) => !shown).length
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button icon={<Columns3 aria-hidden />}>
          {hidden > 0 ? texts.columnsHidden(hidden) : texts.columns}
        </Button>
      </PopoverTrigger>
      <PopoverContent label={texts.columns} width={220} align="end">
        <div className={styles.choices}>
          {choices.map(({ id, name, shown }) => (
            <Checkbox key={id} checked={shown} onCheckedChange={(checked) => show(id, checked === true)}>
              {name}
            </Checkbox>
          ))}
          <Button size="small" variant="ghost" disabled={hidden === 0} onClick={showAll}>
            {texts.showAllColumns}
          </Button>
        </div>
      </PopoverContent>
    </Popover>
  )
}
