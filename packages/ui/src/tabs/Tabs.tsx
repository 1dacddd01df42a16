import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as RadixTabs from '@radix-ui/react-tabs'
import { clsx } from 'clsx'
import { type ComponentProps, useState } from 'react'
import edges from '../scroll-edges/ScrollEdges.module.css'
import { useScrollEdges } from '../scroll-edges/useScrollEdges'
import styles from './Tabs.module.css'

export type TabsProps = RadixTabs.TabsProps

/**
 * Sections, one visible at a time. Arrow keys, Home and End move between the tabs and show the section at
 * once; `activationMode="manual"` waits for Enter, for slow sections.
 */
export function Tabs({ className, ...props }: TabsProps) {
  return <RadixTabs.Root {...props} className={clsx(styles.root, className)} data-slot="tabs" />
}

export interface TabListProps extends ComponentProps<typeof RadixTabs.List> {
  /** The accessible name of the row of tabs. */
  label: string
}

/** The row of tabs. It scrolls sideways if they don't fit. */
export function TabList({ label, className, ref, ...props }: TabListProps) {
  const [list, setList] = useState<HTMLDivElement | null>(null)
  const more = useScrollEdges(list)
  return (
    <RadixTabs.List
      {...props}
      ref={useComposedRefs(ref, setList)}
      aria-label={label}
      className={clsx(styles.list, edges.fading, className)}
      data-slot="tab-list"
      data-more={more}
    />
  )
}

export type TabProps = RadixTabs.TabsTriggerProps

/** One tab; `value` names its panel and is part of an id, so it must not contain spaces. */
export function Tab({ className, onFocus, ...props }: TabProps) {
  return (
    <RadixTabs.Trigger
      {...props}
      className={clsx(styles.tab, className)}
      data-slot="tab"
      onFocus={(event) => {
        onFocus?.(event)
        event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      }}
    />
  )
}

export type TabPanelProps = ComponentProps<typeof RadixTabs.Content>

/** The content of a tab. It is unmounted while hidden, unless `forceMount`. */
export function TabPanel({ className, ...props }: TabPanelProps) {
  return <RadixTabs.Content {...props} className={clsx(styles.panel, className)} data-slot="tab-panel" />
}
