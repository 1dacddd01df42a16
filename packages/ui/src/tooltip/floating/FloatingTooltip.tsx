import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as RadixTooltip from '@radix-ui/react-tooltip'
import { clsx } from 'clsx'
import { type Ref, useEffect, useLayoutEffect } from 'react'
import { usePart } from '../../parts/PartsContext'
import { usePortalContainer } from '../../portal-container'
import type { TooltipProps } from '../Tooltip'
import type { Adoption, TriggerPart } from '../useTriggerRelay'
import styles from './FloatingTooltip.module.css'

interface FloatingTooltipProps extends Omit<TooltipProps, 'children'>, Adoption {}

/** The floating text with its open and close behaviour. */
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
            className={clsx(styles.content, usePart('tooltip'))}
            part="tooltip"
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

interface AdoptedTriggerProps extends Adoption, TriggerPart {
  ref?: Ref<HTMLElement>
}

/** A placeholder for Radix's trigger, which passes Radix's props to the existing element. */
function AdoptedTrigger({ ref, element, adopt, ...given }: AdoptedTriggerProps) {
  const attach = useComposedRefs(ref)
  useLayoutEffect(() => {
    attach(element)
    return () => void attach(null)
  }, [attach, element])
  // On each render, because the handlers change with it.
  useEffect(() => adopt(given))
  return null
}
