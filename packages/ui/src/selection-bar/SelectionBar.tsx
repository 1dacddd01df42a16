import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { IconButton } from '../icon-button'
import { useNarrowWindow } from '../narrow-window'
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

/**
 * A list's line of tools, which becomes what can be done with the selected as soon as something is. On a phone that
 * floats at the lower edge instead, and the tools stay.
 */
export function SelectionBar({
  count,
  words,
  actions,
  clearLabel,
  onClear,
  kept,
  className,
  children,
  ...rest
}: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const isActive = count > 0
  const isFloating = useNarrowWindow()

  /** The button goes with the bar: the focus stays where it was. */
  function clear() {
    onClear()
    bar.current?.focus({ preventScroll: true })
  }

  useEscapeWithin(bar, () => {
    if (isActive) clear()
  })

  return (
    <div
      {...rest}
      data-slot="selection-bar"
      data-state={isActive ? 'active' : 'idle'}
      className={clsx(styles.root, className)}
    >
      {kept && <div className={styles.kept}>{kept}</div>}
      <div className={styles.stage}>
        <div className={styles.rest} aria-hidden={(isActive && !isFloating) || undefined}>
          {children}
        </div>
        <div ref={bar} className={styles.bar} tabIndex={-1} data-docked>
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

/** Escape where the focus is within the element; a menu or dialog that it opened is elsewhere in the page. */
function useEscapeWithin(element: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
  })
  useEffect(() => {
    const { current } = element
    const listen = (event: KeyboardEvent) => hear(event)
    current?.addEventListener('keydown', listen)
    return () => current?.removeEventListener('keydown', listen)
  }, [element])
}
