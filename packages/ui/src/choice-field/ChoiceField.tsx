import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useSyncExternalStore } from 'react'
import { useFormFieldControl } from '../form-field'
import trigger from '../styles/trigger.module.css'

export interface ChoiceFieldProps
  extends Omit<ComponentProps<'button'>, 'value' | 'type' | 'role' | 'children'> {
  /** The chosen value as text; empty for none. */
  value: string
  placeholder?: string
  /** Whether the picker is open. */
  open: boolean
}

/** Looks like a select, for a value that is chosen elsewhere: in a dialog, or in a tree below it. */
export function ChoiceField({ value, placeholder, open, className, ...rest }: ChoiceFieldProps) {
  const control = useFormFieldControl(rest)
  // A server has no draft, so hydration starts with the server's value.
  const shown = useSyncExternalStore(
    never,
    () => value,
    () => '',
  )
  return (
    <button
      {...rest}
      {...control}
      type="button"
      role="combobox"
      aria-expanded={open}
      data-slot="choice-field"
      data-state={open ? 'open' : 'closed'}
      data-placeholder={shown === '' ? true : undefined}
      className={clsx(trigger.trigger, className)}
    >
      <span className={trigger.value}>{shown || placeholder}</span>
      <ChevronDown aria-hidden="true" className={trigger.icon} />
    </button>
  )
}

const never = () => () => {}
