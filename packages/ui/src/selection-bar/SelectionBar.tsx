import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { IconButton } from '../icon-button'
import styles from './SelectionBar.module.css'

export interface SelectionBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How many are selected. With none, the line is the caller's own. */
  count: number
  /** That in words, such as "2 selected". */
  words: string
  /** What can be done with them. */
  actions: ReactNode
  /** The name of the button that lets go of them. */
  clearLabel: string
  /** Lets go of them: by the button, or by Escape within the bar. */
  onClear: () => void
  /** What stays beside the bar where there is room, such as a search that finds more to select. */
  kept?: ReactNode
  /** What the bar takes the place of. It keeps its room, so that nothing below moves. */
  children?: ReactNode
}

/** A list's line of tools, which becomes what can be done with the selected as soon as something is. */
export function SelectionBar({
  count,
  words,
  actions,
  clearLabel,
  onClear,
  kept,
  className,
  children,
  onKeyDown,
  ...rest
}: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const isActive = count > 0

  /** The button goes with the bar: the focus stays where it was. */
  function clear() {
    onClear()
    bar.current?.focus({ preventScroll: true })
  }

  function clearByKey(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event)
    // A menu or dialog of an action hears it first, and is elsewhere in the page.
    const isWithin = event.target instanceof Node && bar.current?.contains(event.target)
    if (isActive && isWithin && event.key === 'Escape' && !event.defaultPrevented) clear()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut beside a button that does the same.
    <div
      {...rest}
      onKeyDown={clearByKey}
      data-slot="selection-bar"
      data-state={isActive ? 'active' : 'idle'}
      className={clsx(styles.root, className)}
    >
      {kept && <div className={styles.kept}>{kept}</div>}
      <div className={styles.stage}>
        <div className={styles.rest} inert={isActive}>
          {children}
        </div>
        <div ref={bar} className={styles.bar} tabIndex={-1}>
          <span role="status" className={styles.words}>
            {isActive && words}
          </span>
          {isActive && (
            <>
              <span className={styles.actions}>{actions}</span>
              <IconButton size="small" label={clearLabel} icon={<X />} onClick={clear} />
            </>
          )}
        </div>
      </div>
    </div>
  )
}
