import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { useFormFieldControl } from '../form-field'
import { Popover, PopoverContent, PopoverTrigger } from '../popover'
import trigger from '../styles/trigger.module.css'
import type { CascaderLabels } from './CascaderLabels'
import { CascaderPanel } from './CascaderPanel'
import type { CascaderOption } from './options'

export interface CascaderProps
  extends Omit<ComponentProps<'button'>, 'value' | 'type' | 'role' | 'children' | 'onBlur'> {
  /** The chosen names from the first column to the last; empty if nothing is chosen. */
  value: readonly string[]
  /** Called when a whole path is chosen. */
  onValueChange: (value: readonly string[]) => void
  /** Undefined while they load. */
  options: readonly CascaderOption[] | undefined
  /** Loading the options failed; `onRetry` loads them again. Default: false. */
  failed?: boolean
  onRetry?: () => void
  /** Called when it opens, to load the options. */
  onOpen?: () => void
  /** Called when the focus leaves the field and its panel. */
  onBlur?: () => void
  placeholder?: string
  labels: CascaderLabels
}

/** Chooses a path through several levels, column by column or by searching. */
export function Cascader({
  value,
  onValueChange,
  options,
  failed = false,
  onRetry,
  onOpen,
  onBlur,
  placeholder,
  labels,
  className,
  ...rest
}: CascaderProps) {
  const [open, setOpen] = useState(false)
  const panelId = useId()
  const control = useFormFieldControl(rest)
  const text = pathText(value)

  function change(next: boolean) {
    setOpen(next)
    if (next) onOpen?.()
    else onBlur?.()
  }

  function choose(path: readonly string[]) {
    onValueChange(path)
    change(false)
  }

  return (
    <Popover open={open} onOpenChange={change}>
      <PopoverTrigger asChild>
        <button
          {...rest}
          {...control}
          type="button"
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={panelId}
          data-slot="cascader"
          data-placeholder={text === '' ? true : undefined}
          className={clsx(trigger.trigger, className)}
        >
          <span className={trigger.value}>{text || placeholder}</span>
          <ChevronDown aria-hidden="true" className={trigger.icon} />
        </button>
      </PopoverTrigger>
      <PopoverContent id={panelId} label={labels.panel} width={480}>
        <CascaderPanel
          value={value}
          options={options}
          failed={failed}
          onRetry={onRetry}
          labels={labels}
          onChoose={choose}
        />
      </PopoverContent>
    </Popover>
  )
}

/** A municipality is both province and city; its name is shown once. */
const pathText = (path: readonly string[]) =>
  path.filter((name, position) => name !== path[position - 1]).join(' / ')
