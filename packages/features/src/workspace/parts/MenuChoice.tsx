import { DropdownMenuItem } from '@atrium/ui/dropdown-menu'
import { type ReactNode, useId } from 'react'
import styles from './MenuChoice.module.css'

interface MenuChoiceProps<T extends string> {
  readonly label: string
  readonly icon: ReactNode
  readonly options: Readonly<Record<T, ReactNode>>
  readonly chosen: T
  readonly onChoose: (option: T) => void
}

/** A setting in one line of a menu: its name, and the options side by side. */
export function MenuChoice<T extends string>({ label, icon, options, chosen, onChoose }: MenuChoiceProps<T>) {
  const labelId = useId()
  return (
    <div className={styles.line}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <span id={labelId}>{label}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a menu may contain groups, but no fieldset. */}
      <div role="group" aria-labelledby={labelId} className={styles.options}>
        {keysOf(options).map((option) => (
          <DropdownMenuItem
            key={option}
            role="menuitemradio"
            aria-checked={option === chosen}
            className={styles.option}
            onSelect={() => onChoose(option)}
          >
            {options[option]}
          </DropdownMenuItem>
        ))}
      </div>
    </div>
  )
}

const keysOf = <T extends string>(options: Readonly<Record<T, unknown>>) => Object.keys(options) as T[]
