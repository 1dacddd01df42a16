import type { TextMark } from './CommandItem'
import styles from './CommandPalette.module.css'

interface MarkedTextProps {
  text: string
  mark: TextMark | null | undefined
}

/** A text of which a part is drawn stronger. */
export function MarkedText({ text, mark }: MarkedTextProps) {
  if (!mark) return text
  return (
    <>
      {text.slice(0, mark.from)}
      <mark className={styles.mark}>{text.slice(mark.from, mark.to)}</mark>
      {text.slice(mark.to)}
    </>
  )
}
