import * as RadixTooltip from '@radix-ui/react-tooltip'
import { usePortalContainer } from '../../portal-container'
import type { TooltipProps } from '../Tooltip'
import type { Adoption } from '../useTriggerRelay'
import { AdoptedTrigger } from './AdoptedTrigger'
import styles from './FloatingTooltip.module.css'

interface FloatingTooltipProps extends Omit<TooltipProps, 'children'>, Adoption {}

/** The words, and all that makes them come and go. */
export function FloatingTooltip({
  content,
  side = 'top',
  delay = 400,
  open,
  onOpenChange,
  element,
  adopt,
}: FloatingTooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={delay}>
      <RadixTooltip.Root open={open} onOpenChange={onOpenChange}>
        <RadixTooltip.Trigger asChild>
          <AdoptedTrigger element={element} adopt={adopt} />
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal container={usePortalContainer()}>
          <RadixTooltip.Content
            className={styles.content}
            data-slot="tooltip"
            side={side}
            sideOffset={6}
            collisionPadding={8}
          >
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}
