import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useFormFieldControl } from '../form-field'
import { IconButton } from '../icon-button'
import field from '../styles/field.module.css'
import { countCodePoints } from './codePoints'
import styles from './TextField.module.css'
import type { TextFieldLabels } from './TextFieldLabels'
import { useCodePointLimit } from './useCodePointLimit'

interface SharedProps {
  /** Longest text in code points; an emoji counts as one. Default: no limit. */
  maxLength?: number
  /** Shows how much of `maxLength` is used when a fifth of it is left. Default false. */
  counter?: boolean
}

export interface SingleLineTextFieldProps
  extends SharedProps,
    Omit<ComponentProps<'input'>, 'prefix' | 'size' | 'type'> {
  multiline?: false
  /** For mail addresses, use text with `inputMode="email"`: the native type hides the typed text. Default text. */
  type?: 'text' | 'password' | 'tel' | 'url'
  /** Height: medium 34 px, small 28 px. Default medium. */
  size?: 'medium' | 'small'
  /** An icon or a few letters before the text. */
  prefix?: ReactNode
  /** An icon, a unit or a button after the text. */
  suffix?: ReactNode
  /** Adds a button that shows a password. */
  labels?: TextFieldLabels
}

export interface MultilineTextFieldProps extends SharedProps, ComponentProps<'textarea'> {
  /** Allows several lines; the height can be dragged. */
  multiline: true
}

export type TextFieldProps = SingleLineTextFieldProps | MultilineTextFieldProps

/**
 * A text input. `className` and `style` go to the box around it, all other props to the input, so that it
 * works with a form library or alone.
 */
export function TextField(props: TextFieldProps) {
  return props.multiline ? <MultilineTextField {...props} /> : <SingleLineTextField {...props} />
}

function SingleLineTextField({
  multiline: _,
  type = 'text',
  size = 'medium',
  prefix,
  suffix,
  labels,
  maxLength,
  counter = false,
  className,
  style,
  ref,
  ...rest
}: SingleLineTextFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const composedRef = useComposedRefs(input, ref)
  const control = useFormFieldControl(rest)
  const length = useTextLength(input, counter, rest.value !== undefined)
  const [revealed, setRevealed] = useState(false)
  useCodePointLimit(input, maxLength)
  const revealable = type === 'password' && labels !== undefined

  return (
    <span
      data-slot="text-field"
      data-size={size}
      className={clsx(field.box, styles.box, className)}
      style={style}
    >
      {prefix && <span className={styles.affix}>{prefix}</span>}
      <input
        {...rest}
        {...control}
        ref={composedRef}
        type={revealable && revealed ? 'text' : type}
        className={clsx(field.input, styles.input)}
      />
      {counter && <Counter length={length} limit={maxLength} />}
      {revealable && (
        <RevealButton labels={labels} revealed={revealed} disabled={rest.disabled} onToggle={setRevealed} />
      )}
      {suffix && <span className={styles.affix}>{suffix}</span>}
    </span>
  )
}

function MultilineTextField({
  multiline: _,
  rows = 3,
  maxLength,
  counter = false,
  className,
  style,
  ref,
  ...rest
}: MultilineTextFieldProps) {
  const textarea = useRef<HTMLTextAreaElement>(null)
  const composedRef = useComposedRefs(textarea, ref)
  const control = useFormFieldControl(rest)
  const length = useTextLength(textarea, counter, rest.value !== undefined)
  useCodePointLimit(textarea, maxLength)

  return (
    <span
      data-slot="text-field"
      data-lines="many"
      className={clsx(field.box, styles.box, className)}
      style={style}
    >
      <textarea
        {...rest}
        {...control}
        ref={composedRef}
        rows={rows}
        className={clsx(field.input, styles.input)}
      />
      {counter && <Counter length={length} limit={maxLength} />}
    </span>
  )
}

function Counter({ length, limit }: { length: number; limit: number | undefined }) {
  return (
    <span aria-hidden="true" className={styles.counter} hidden={length < (limit ?? 0) * 0.8}>
      {limit === undefined ? length : `${length}/${limit}`}
    </span>
  )
}

interface RevealButtonProps {
  labels: TextFieldLabels
  revealed: boolean
  disabled: boolean | undefined
  onToggle: (revealed: boolean) => void
}

/** Shows or hides a password, without moving the focus out of the input. */
function RevealButton({ labels, revealed, disabled, onToggle }: RevealButtonProps) {
  return (
    <IconButton
      label={revealed ? labels.conceal : labels.reveal}
      icon={revealed ? <EyeOff /> : <Eye />}
      size="tiny"
      disabled={disabled}
      className={styles.reveal}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onToggle(!revealed)}
    />
  )
}

/**
 * Number of code points in an input, whether a person, React or a form library set them.
 *
 * A controlled input renders with each change. It must not render before its owner's `onChange` has run, as
 * it would with a listener on the element: React would restore the previous text.
 */
function useTextLength(
  ref: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  watch: boolean,
  controlled: boolean,
) {
  const [length, setLength] = useState(0)

  useLayoutEffect(() => {
    if (watch) setLength(countCodePoints(ref.current?.value ?? ''))
  })

  useEffect(() => {
    const element = ref.current
    if (!element || !watch || controlled) return
    const read = () => setLength(countCodePoints(element.value))
    const readAfterReset = () => queueMicrotask(read)
    const form = element.form
    element.addEventListener('input', read)
    form?.addEventListener('reset', readAfterReset)
    return () => {
      element.removeEventListener('input', read)
      form?.removeEventListener('reset', readAfterReset)
    }
  }, [ref, watch, controlled])

  return length
}
