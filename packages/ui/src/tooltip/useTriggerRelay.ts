import { type HTMLAttributes, useRef, useState } from 'react'

type TriggerHandlers = Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerMove' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur' | 'onClick'
>

/** The props that a tooltip's trigger receives: pointer and focus handlers, and a description. */
export interface TriggerPart extends TriggerHandlers {
  'aria-describedby'?: string | undefined
  'data-state'?: string | undefined
}

export interface Adoption {
  readonly element: HTMLElement
  readonly adopt: (part: TriggerPart) => void
}

/**
 * The trigger exists before the tooltip's code and must not be remounted for it. So the tooltip adopts the
 * element, and the event that started loading is replayed to it.
 */
export function useTriggerRelay(want: () => void) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [described, setDescribed] = useState<string>()
  const [state, setState] = useState<string>()
  const part = useRef<TriggerPart>(undefined)
  const missed = useRef<(part: TriggerPart) => void>(undefined)

  function tell(event: (part: TriggerPart) => void) {
    if (part.current) return event(part.current)
    missed.current = event
    want()
  }

  function forget() {
    missed.current = undefined
  }

  const triggerProps = {
    ref: setElement,
    'aria-describedby': described,
    'data-state': state ?? 'closed',
    onPointerMove: (event) => {
      if (event.pointerType !== 'touch') tell((part) => part.onPointerMove?.(event))
    },
    onPointerLeave: (event) => {
      forget()
      part.current?.onPointerLeave?.(event)
    },
    onPointerDown: (event) => {
      forget()
      part.current?.onPointerDown?.(event)
    },
    onFocus: (event) => {
      if (part.current || event.currentTarget.matches(':focus-visible')) tell((part) => part.onFocus?.(event))
    },
    onBlur: (event) => {
      forget()
      part.current?.onBlur?.(event)
    },
    onClick: (event) => {
      forget()
      part.current?.onClick?.(event)
    },
  } satisfies TriggerPart & { ref: unknown }

  function adopt(given: TriggerPart) {
    part.current = given
    setDescribed(given['aria-describedby'])
    setState(given['data-state'])
    missed.current?.(given)
    missed.current = undefined
  }

  const adoption: Adoption | undefined = element ? { element, adopt } : undefined
  return { triggerProps, adoption }
}
