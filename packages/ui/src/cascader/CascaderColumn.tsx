import { Check, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import styles from './Cascader.module.css'
import type { CascaderOption } from './options'

interface CascaderColumnProps {
  label: string
  options: readonly CascaderOption[]
  /** Name of the chosen option. Default: none. */
  chosen?: string | undefined
  /** The focus moves here from the neighbouring column. Default: false. */
  takesFocus?: boolean
  onChoose: (option: CascaderOption) => void
  /** Goes back to the previous column. Default: there is none. */
  onBack?: (() => void) | undefined
  onFocus?: () => void
}

/** One level: a listbox. Arrows move, Enter or Right chooses, Left goes back. */
export function CascaderColumn({
  label,
  options,
  chosen,
  takesFocus = false,
  onChoose,
  onBack,
  onFocus,
}: CascaderColumnProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex(({ name }) => name === chosen),
    ),
  )

  useEffect(() => {
    if (takesFocus) list.current?.focus()
  }, [takesFocus])
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  function press(event: KeyboardEvent) {
    const moves: Record<string, number> = {
      ArrowDown: Math.min(active + 1, options.length - 1),
      ArrowUp: Math.max(active - 1, 0),
      Home: 0,
      End: options.length - 1,
    }
    const option = options[active]
    if (event.key in moves) setActive(moves[event.key] ?? 0)
    else if ((event.key === 'Enter' || event.key === ' ') && option) onChoose(option)
    else if (event.key === 'ArrowRight' && option?.children) onChoose(option)
    else if (event.key === 'ArrowLeft' && onBack) onBack()
    else return
    event.preventDefault()
  }

  function point({ target }: MouseEvent) {
    const element = target instanceof Element && target.closest('[role="option"]')
    const position = element ? [...(list.current?.children ?? [])].indexOf(element) : -1
    const option = options[position]
    if (!option) return
    setActive(position)
    onChoose(option)
  }

  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={`${id}${active}`}
      className={styles.column}
      onKeyDown={press}
      onClick={point}
      onFocus={onFocus}
    >
      {options.map((option, position) => (
        <div
          key={option.name}
          id={`${id}${position}`}
          role="option"
          tabIndex={-1}
          aria-selected={option.name === chosen}
          data-active={position === active || undefined}
          className={styles.option}
        >
          <span>{option.name}</span>
          {option.children ? (
            <ChevronRight aria-hidden="true" />
          ) : (
            option.name === chosen && <Check aria-hidden="true" />
          )}
        </div>
      ))}
    </div>
  )
}
