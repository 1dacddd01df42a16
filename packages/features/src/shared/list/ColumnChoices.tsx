import { Button } from '@atrium/ui/button'
import { Checkbox } from '@atrium/ui/checkbox'
import { useTexts } from '../host/useKept'
import styles from './ColumnChoices.module.css'
import { listMessages } from './messages'
import type { ColumnChoice } from './useColumnChoice'

/** The columns that can be hidden, checked if shown. */
export function ColumnChoices<Row>({ choices, show, showAll }: ColumnChoice<Row>) {
  const texts = useTexts(listMessages)
  return (
    <div className={styles.choices}>
      {choices.map(({ id, name, shown }) => (
        <Checkbox key={id} checked={shown} onCheckedChange={(checked) => show(id, checked === true)}>
          {name}
        </Checkbox>
      ))}
      <Button size="small" variant="ghost" disabled={choices.every(({ shown }) => shown)} onClick={showAll}>
        {texts.showAllColumns}
      </Button>
    </div>
  )
}
