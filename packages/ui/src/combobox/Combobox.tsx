import { clsx } from 'clsx'
import { useCombobox } from 'downshift'
import { type ChangeEvent, type KeyboardEvent, useId } from 'react'
import { useFormFieldControl } from '../form-field'
import { usePortalContainer } from '../portal-container'
import { type SingleLineTextFieldProps, TextField } from '../text-field'
import styles from './Combobox.module.css'
import { environmentOf } from './environmentOf'
import { leaveToInputMethod } from './leaveToInputMethod'

export interface ComboboxOption {
  /** The text that choosing it fills in; unique in the list. */
  value: string
  /** A second, smaller line. */
  detail?: string
}

export interface ComboboxLabels {
  /** The accessible name of the list. */
  list: string
  /** Announced when the list opens or changes. */
  count: (options: number) => string
}

type FieldProps = Omit<
  SingleLineTextFieldProps,
  'defaultValue' | 'labels' | 'list' | 'multiline' | 'onChange' | 'type' | 'value'
>

export interface ComboboxProps<O extends ComboboxOption> extends FieldProps {
  /** The text, whether or not it is one of the options. */
  value: string
  /** Called while typing, and before `onPick`. */
  onValueChange: (value: string) => void
  /** Matching options, found by the caller. Empty: no list is shown. */
  options: readonly O[]
  /** Called when an option is chosen. */
  onPick?: (option: O) => void
  labels: ComboboxLabels
}

/**
 * A text field with suggestions. Arrows move, Enter and a press choose, Escape closes the list and keeps the
 * text. Any other text can be typed too. `className` and `style` go to the box around it, all other props to
 * the input.
 */
export function Combobox<O extends ComboboxOption>({
  value,
  onValueChange,
  options,
  onPick,
  labels,
  className,
  style,
  ref,
  disabled = false,
  onBlur,
  onClick,
  onKeyDown,
  ...rest
}: ComboboxProps<O>) {
  const ownId = useId()
  const { id = ownId } = useFormFieldControl(rest)
  const environment = environmentOf(usePortalContainer())
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<O>({
    ...(environment && { environment }),
    id: ownId,
    inputId: id,
    items: [...options],
    itemToString: (option) => option?.value ?? '',
    inputValue: value,
    selectedItem: null,
    defaultHighlightedIndex: -1,
    onSelectedItemChange({ selectedItem }) {
      if (!selectedItem) return
      onValueChange(selectedItem.value)
      onPick?.(selectedItem)
    },
    stateReducer: (state, { type, changes }) =>
      leaves.includes(type) ? { ...changes, inputValue: state.inputValue, selectedItem: null } : changes,
  })
  const isShown = isOpen && options.length > 0
  const highlighted = isShown ? highlightedIndex : -1

  return (
    <div
      data-slot="combobox"
      data-state={isShown ? 'open' : 'closed'}
      className={clsx(styles.root, className)}
      style={style}
    >
      <TextField
        {...rest}
        {...getInputProps({
          ref,
          disabled,
          onBlur,
          onClick,
          onChange: (event: ChangeEvent<HTMLInputElement>) => onValueChange(event.currentTarget.value),
          onKeyDown: (event: KeyboardEvent<HTMLInputElement>): void => {
            onKeyDown?.(event)
            leaveToInputMethod(event)
          },
          'aria-label': rest['aria-label'],
        })}
        aria-labelledby={rest['aria-labelledby']}
        aria-expanded={isShown}
        aria-activedescendant={highlighted < 0 ? undefined : `${ownId}-item-${highlighted}`}
      />
      <ul
        {...getMenuProps({ 'aria-label': labels.list, 'aria-labelledby': undefined })}
        hidden={!isShown}
        className={styles.list}
      >
        {isShown &&
          options.map((option, index) => (
            <li
              key={option.value}
              {...getItemProps({ item: option, index })}
              data-state={index === highlighted ? 'highlighted' : undefined}
              className={styles.option}
            >
              {option.value}
              {option.detail && <span className={styles.detail}>{option.detail}</span>}
            </li>
          ))}
      </ul>
      <span role="status" className={styles.heard}>
        {isShown && labels.count(options.length)}
      </span>
    </div>
  )
}

const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes
/** After these, the text stays as typed, whatever was highlighted. */
const leaves: readonly unknown[] = [InputBlur, InputKeyDownEscape]
