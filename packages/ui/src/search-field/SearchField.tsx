import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { clsx } from 'clsx'
import { Search, X } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useFormFieldControl } from '../form-field'
import { IconButton } from '../icon-button'
import { isComposing } from '../keys/isComposing'
import { Spinner } from '../spinner'
import field from '../styles/field.module.css'
import { useCodePointLimit } from '../text-field'
import styles from './SearchField.module.css'

export interface SearchFieldLabels {
  /** The accessible name, unless a `FormField` or `aria-label` gives it. */
  field?: string
  /** The button that clears it. */
  clear: string
  /** Makes the icon a button that searches at once. Default: the icon is decorative. */
  search?: string
}

type NativeProps = Omit<ComponentProps<'input'>, 'defaultValue' | 'onChange' | 'size' | 'type' | 'value'>

export interface SearchFieldProps extends NativeProps {
  /** The text as typed, controlled. */
  value?: string
  /** The initial text, uncontrolled. Default "". */
  defaultValue?: string
  /** Called with each change of the untrimmed text, also while an input method composes. */
  onValueChange?: (value: string) => void
  /**
   * Called with the trimmed text: after a pause if it changed; at once on Enter, on the icon, and when the
   * field is cleared. Never while an input method composes.
   */
  onSearch?: (term: string) => void
  /** Milliseconds without input before a search. Default 500. */
  delay?: number
  /** Longest text in code points. Default: no limit. */
  maxLength?: number
  /** A search is running. Default false. */
  busy?: boolean
  /** Height: medium 34 px, small 28 px. Default medium. */
  size?: 'medium' | 'small'
  labels: SearchFieldLabels
}

/**
 * Searches while people type. Escape and the button clear it. `className` and `style` go to the box around
 * it, all other props to the input.
 */
export function SearchField({
  value,
  defaultValue = '',
  onValueChange,
  onSearch,
  delay = 500,
  maxLength,
  busy = false,
  size = 'medium',
  labels,
  className,
  style,
  ref,
  onKeyDown,
  onCompositionEnd,
  ...rest
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const composedRef = useComposedRefs(input, ref)
  const control = useFormFieldControl(rest)
  const [text, setText] = useControllableState({
    prop: value,
    defaultProp: defaultValue,
    onChange: onValueChange,
  })
  const term = useSearchTerm({ text, delay, onSearch })
  useCodePointLimit(input, maxLength)

  function clear() {
    term.type('')
    setText('')
    term.searchNow('')
    input.current?.focus()
  }

  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event)
    if (event.defaultPrevented || isComposing(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      term.searchNow(event.currentTarget.value)
    }
    if (event.key === 'Escape' && text !== '') {
      event.preventDefault()
      event.stopPropagation()
      clear()
    }
  }

  return (
    <span
      data-slot="search-field"
      data-size={size}
      className={clsx(field.box, styles.box, className)}
      style={style}
    >
      {labels.search && onSearch ? (
        <IconButton
          label={labels.search}
          icon={<Search />}
          size="tiny"
          busy={busy}
          disabled={rest.disabled}
          // Enter in the field does the same.
          tabIndex={-1}
          className={styles.start}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => term.searchNow(text)}
        />
      ) : (
        <span className={styles.icon}>{busy ? <Spinner /> : <Search aria-hidden="true" />}</span>
      )}
      <input
        aria-label={labels.field}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        {...rest}
        {...control}
        ref={composedRef}
        type="search"
        value={text}
        aria-busy={busy || undefined}
        className={clsx(field.input, styles.input)}
        onChange={(event) => {
          const next = event.currentTarget.value
          term.type(next)
          setText(next)
          if (!(event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing))
            term.searchLater(next)
        }}
        onCompositionEnd={(event) => {
          onCompositionEnd?.(event)
          term.searchLater(event.currentTarget.value)
        }}
        onKeyDown={keyDown}
      />
      {text !== '' && !rest.disabled && !rest.readOnly && (
        <IconButton
          label={labels.clear}
          icon={<X />}
          size="tiny"
          className={styles.clear}
          onMouseDown={(event) => event.preventDefault()}
          onClick={clear}
        />
      )}
    </span>
  )
}

interface SearchTermOptions {
  /** The displayed text. */
  text: string
  /** Milliseconds without input before a search. */
  delay: number
  onSearch: ((term: string) => void) | undefined
}

/**
 * Decides when a search runs and with which text: after a pause in typing or at once, with trimmed text, and
 * after a pause only if the text has changed. A text set from outside counts as searched.
 */
function useSearchTerm({ text, delay, onSearch }: SearchTermOptions) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const searched = useRef(text.trim())
  const typed = useRef(text)
  const search = useRef(onSearch)

  useEffect(() => {
    search.current = onSearch
  })

  useEffect(() => {
    if (text === typed.current) return
    clearTimeout(timer.current)
    typed.current = text
    searched.current = text.trim()
  }, [text])

  // Also applies if the page is only hidden while the next one loads: a search would lead back to it.
  useLayoutEffect(() => () => clearTimeout(timer.current), [])

  return {
    /** Stores the text and cancels the pending search. */
    type(next: string) {
      clearTimeout(timer.current)
      typed.current = next
    },
    /** Searches after the pause. */
    searchLater(next: string) {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const term = next.trim()
        if (term === searched.current) return
        searched.current = term
        search.current?.(term)
      }, delay)
    },
    /** Searches at once, also for the same text. */
    searchNow(next: string) {
      clearTimeout(timer.current)
      searched.current = next.trim()
      search.current?.(searched.current)
    },
  }
}
