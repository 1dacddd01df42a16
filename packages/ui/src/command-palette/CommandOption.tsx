import type { ComponentProps } from 'react'
import type { CommandItem } from './CommandItem'
import styles from './CommandPalette.module.css'
import { MarkedText } from './MarkedText'

interface CommandOptionProps extends ComponentProps<'div'> {
  item: CommandItem
  highlighted: boolean
}

/** A line of the list: its name, what tells it apart, and the key that chooses it. */
export function CommandOption({ item, highlighted, ...props }: CommandOptionProps) {
  const { label, mark, detail, detailMark, more, icon } = item
  return (
    <div {...props} className={styles.option} data-state={highlighted ? 'highlighted' : undefined}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.label}>
          <MarkedText text={label} mark={mark} />
        </span>
        {detail && (
          <span className={styles.detail}>
            <MarkedText text={detail} mark={detailMark} />
          </span>
        )}
        {more && (
          <span className={styles.more}>
            <span className={styles.moreWords}>{more}</span>
          </span>
        )}
      </span>
      {highlighted && (
        <span className={styles.key} aria-hidden="true">
          Enter
        </span>
      )}
    </div>
  )
}
