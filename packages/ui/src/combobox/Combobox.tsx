import { clsx } from 'clsx'
import { useCombobox } from 'downshift'
import { type ChangeEvent, type KeyboardEvent, useId } from 'react'
import { useFormFieldControl } from '../form-field'
import { type SingleLineTextFieldProps, TextField } from '../text-field'
import styles from './Combobox.module.css'
import { leaveToInputMethod } from './leaveToInputMethod'

export interface ComboboxOption {
  /** What is typed by choosing it; the only one of this text. */
  value: string
  /** More about it, small below. */
  detail?: string
}

export interface ComboboxLabels {
  /** Names the list. */
  list: string
  /** Said when the list opens or changes. */
  count: (options: number) => string
}

type FieldProps = Omit<
  SingleLineTextFieldProps,
  'defaultValue' | 'labels' | 'list' | 'multiline' | 'onChange' | 'type' | 'value'
>

export interface ComboboxProps<O extends ComboboxOption> extends FieldProps {
  /** The text, whether it is one of the options or not. */
  value: string
  /** Called as one types, and before `onPick`. */
  onValueChange: (value: string) => void
  /** What fits to the text; the caller finds it. None: there is no list. */
  options: readonly O[]
  /** One was chosen from the list. */
  onPick?: (option: O) => void
  labels: ComboboxLabels
}

/**
 * Takes text, and offers some to choose while one types: arrows move, Enter and a press choose, Escape closes the
 * list and leaves the text alone. What is not in the list can be typed all the same. `className` and `style` go to
 * the box around it, every other prop to the input.
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
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<O>({
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
/** After these the text is what was typed, whatever was highlighted. */
const leaves: readonly unknown[] = [InputBlur, InputKeyDownEscape]
