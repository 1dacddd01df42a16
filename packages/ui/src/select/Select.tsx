import * as RadixSelect from '@radix-ui/react-select'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { clsx } from 'clsx'
import { getNonce } from 'get-nonce'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useFormFieldControl } from '../form-field'
import { usePart } from '../parts/PartsContext'
import { usePortalContainer } from '../portal-container'
import { holdFocus } from '../shadow/holdFocus'
import { Spinner } from '../spinner'
import '../styles/fromBelow.module.css'
import trigger from '../styles/trigger.module.css'
import styles from './Select.module.css'
import { SelectOption } from './SelectOption'
import { WritesStyle } from './WritesStyle'

/** One choice. */
export interface SelectChoice {
  /** The value; not "", which the primitive reserves for "nothing chosen". */
  value: string
  /** The visible text. */
  label: ReactNode
  /** The text for type-ahead, if the label is more than plain text. */
  textValue?: string
  /** Visible, but can't be chosen. Default false. */
  disabled?: boolean
}

export interface SelectLabels {
  /** Shown in the list if there are no choices. */
  empty?: string
}

type TriggerProps = Omit<
  ComponentProps<typeof RadixSelect.Trigger>,
  'asChild' | 'children' | 'defaultValue' | 'dir' | 'form' | 'name' | 'value'
>

export interface SelectProps extends TriggerProps {
  /** The chosen value, controlled; "" for none. */
  value?: string
  /** The initially chosen value, uncontrolled. */
  defaultValue?: string
  /** Called with the chosen value. */
  onValueChange?: (value: string) => void
  /** Whether the list is open, controlled. */
  open?: boolean
  /** Called when the list opens or closes. */
  onOpenChange?: (open: boolean) => void
  /** The value's name when a native form is submitted. */
  name?: string
  /** The choices; or pass `SelectOption` and `SelectGroup` children. */
  options?: readonly SelectChoice[]
  children?: ReactNode
  /** Shown if nothing is chosen. */
  placeholder?: ReactNode
  /** The choices are loading, or the choice is being saved. Default false. */
  busy?: boolean
  /** Height: medium 34 px, small 28 px. Default medium. */
  size?: 'medium' | 'small'
  labels?: SelectLabels
}

/** Chooses one of many. `className` and other props go to the button that opens the list. */
export function Select({
  value,
  defaultValue,
  onValueChange,
  open,
  onOpenChange,
  name,
  options,
  children,
  placeholder,
  busy = false,
  size = 'medium',
  labels,
  disabled,
  className,
  ...rest
}: SelectProps) {
  const container = usePortalContainer()
  const control = useFormFieldControl(rest)
  const empty = options?.length === 0 && !children
  const [isOpen, setOpen] = useControllableState({ prop: open, defaultProp: false, onChange: onOpenChange })

  return (
    <RadixSelect.Root
      value={value}
      defaultValue={defaultValue}
      name={name}
      disabled={disabled}
      open={isOpen}
      onOpenChange={setOpen}
      // The primitive reports "" when the chosen option leaves the list, which nobody chose.
      onValueChange={(next) => next !== '' && onValueChange?.(next)}
    >
      <RadixSelect.Trigger
        {...rest}
        {...control}
        aria-busy={busy || undefined}
        data-slot="select"
        data-size={size}
        className={clsx(trigger.trigger, className)}
      >
        <span className={trigger.value}>
          <RadixSelect.Value placeholder={placeholder} />
        </span>
        {busy ? (
          <Spinner size="small" className={trigger.icon} />
        ) : (
          <RadixSelect.Icon asChild>
            <ChevronDown aria-hidden="true" className={trigger.icon} />
          </RadixSelect.Icon>
        )}
      </RadixSelect.Trigger>
      {isOpen && (
        <RadixSelect.Portal container={container}>
          <div aria-hidden="true" className={styles.backdrop} />
        </RadixSelect.Portal>
      )}
      <RadixSelect.Portal container={container}>
        <RadixSelect.Content
          ref={holdFocus}
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          data-slot="select-list"
          className={clsx(styles.list, usePart('select'))}
          part="select"
        >
          <RadixSelect.ScrollUpButton className={styles.scroll}>
            <ChevronUp aria-hidden="true" />
          </RadixSelect.ScrollUpButton>
          <WritesStyle>
            <RadixSelect.Viewport className={styles.viewport} nonce={getNonce()}>
              {options?.map(({ label, ...option }) => (
                <SelectOption key={option.value} {...option}>
                  {label}
                </SelectOption>
              ))}
              {children}
              {empty && (
                <SelectOption value="empty" disabled className={styles.empty}>
                  {labels?.empty}
                </SelectOption>
              )}
            </RadixSelect.Viewport>
          </WritesStyle>
          <RadixSelect.ScrollDownButton className={styles.scroll}>
            <ChevronDown aria-hidden="true" />
          </RadixSelect.ScrollDownButton>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  )
}
