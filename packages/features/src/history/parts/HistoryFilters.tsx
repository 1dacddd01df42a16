import { TextField } from '@atrium/ui/text-field'
import { useAtom } from 'jotai'
import { useTexts } from '../../shared/host/useHost'
import { ListFilter } from '../../shared/list/ListFilter'
import { changeCategories } from '../contract'
import { historyList } from '../historyList'
import { historyMessages } from '../messages'
import styles from './HistoryFilters.module.css'

/** By what it was about, and by days. */
export function HistoryFilters() {
  const texts = useTexts(historyMessages)
  const [{ category, from, to }, show] = useAtom(historyList.viewAtom)
  return (
    <>
      <ListFilter
        label={texts.category}
        all={texts.allCategories}
        options={changeCategories.map((value) => ({ value, label: texts[value] }))}
        value={category}
        onChange={(next) => show({ category: next })}
      />
      <div className={styles.days}>
        <TextField
          type="date"
          aria-label={texts.from}
          value={from}
          max={to || undefined}
          onChange={({ target }) => show({ from: target.value })}
        />
        <span aria-hidden="true">–</span>
        <TextField
          type="date"
          aria-label={texts.to}
          value={to}
          min={from || undefined}
          onChange={({ target }) => show({ to: target.value })}
        />
      </div>
    </>
  )
}
