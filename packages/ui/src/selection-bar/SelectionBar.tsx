import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { IconButton } from '../icon-button'
import { useNarrowWindow } from '../narrow-window'
import styles from './SelectionBar.module.css'

export interface SelectionBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Number of selected items. With none, the children are shown. */
  count: number
  /** The count as text, such as "2 selected". */
  words: string
  /** Actions on the selected items. */
  actions: ReactNode
  /** The name of the button that clears the selection. */
  clearLabel: string
  /** Clears the selection: by the button, or by Escape within the bar. */
  onClear: () => void
  /** Content that stays next to the bar if there is room, such as a search. */
  kept?: ReactNode
  /** The content that the bar replaces. Its space is kept, so that nothing below moves. */
  children?: ReactNode
}

/**
 * The toolbar of a list, which shows the selection's actions while something is selected. On a phone those
 * float at the bottom edge, and the toolbar stays.
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

  /** The button disappears with the bar, so the focus moves back. */
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

/** Handles Escape while the focus is within the element; its menus and dialogs are elsewhere in the page. */
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
