import { ChevronDown, ChevronUp } from 'lucide-react'
import { createContext, use, useEffect, useState } from 'react'
import type { DialogHeaderProps } from '../dialog'
import { BoxHeader } from '../dialog/floating/BoxHeader'
import { IconButton } from '../icon-button'
import { usePortalContainer } from '../portal-container'
import { treeOf } from '../shadow/treeOf'
import styles from './Drawer.module.css'
import { rowsBeside } from './rowsBeside'

/** Labels of the buttons for the previous and next row. */
export interface DrawerSteps {
  previous: string
  next: string
}

export const DrawerStepsContext = createContext<DrawerSteps | undefined>(undefined)

/** A dialog's header with links to the previous and next row. */
export function DrawerHeader({ children, ...header }: DialogHeaderProps) {
  const steps = use(DrawerStepsContext)
  return (
    <BoxHeader {...header}>
      {children}
      {steps && <Steps {...steps} />}
    </BoxHeader>
  )
}

function Steps({ previous, next }: DrawerSteps) {
  const { isBeside, hasPrevious, hasNext } = useSteps()
  if (!isBeside) return null
  return (
    <span className={styles.steps}>
      <IconButton
        label={previous}
        icon={<ChevronUp />}
        aria-disabled={!hasPrevious || undefined}
        aria-keyshortcuts="Alt+ArrowUp"
        onClick={() => rowsBeside().previous?.click()}
      />
      <IconButton
        label={next}
        icon={<ChevronDown />}
        aria-disabled={!hasNext || undefined}
        aria-keyshortcuts="Alt+ArrowDown"
        onClick={() => rowsBeside().next?.click()}
      />
    </span>
  )
}

const nowhere = { isBeside: false, hasPrevious: false, hasNext: false }

/** Another page or order of the table changes the neighbouring rows. */
function useSteps() {
  const [steps, setSteps] = useState(nowhere)
  const container = usePortalContainer()
  useEffect(() => {
    function look() {
      const { shown, previous, next } = rowsBeside()
      const seen = {
        isBeside: shown !== undefined,
        hasPrevious: previous !== undefined,
        hasNext: next !== undefined,
      }
      setSteps((last) => (JSON.stringify(last) === JSON.stringify(seen) ? last : seen))
    }
    look()
    const observer = new MutationObserver(look)
    observer.observe(treeOf(container), { subtree: true, childList: true, attributeFilter: ['aria-current'] })
    return () => observer.disconnect()
  }, [container])
  return steps
}
