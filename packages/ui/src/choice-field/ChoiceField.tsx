import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useSyncExternalStore } from 'react'
import { useFormFieldControl } from '../form-field'
import trigger from '../styles/trigger.module.css'

export interface ChoiceFieldProps
  extends Omit<ComponentProps<'button'>, 'value' | 'type' | 'role' | 'children'> {
  /** What is chosen, in words; empty for nothing. */
  value: string
  placeholder?: string
  /** Whether what one chooses in is there. */
  open: boolean
}

/** A field that looks as a select does, of what is chosen elsewhere: in a dialog, or in a tree that comes below. */
export function ChoiceField({ value, placeholder, open, className, ...rest }: ChoiceFieldProps) {
  const control = useFormFieldControl(rest)
  // A server knows of no draft: what it sent is taken over first.
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
