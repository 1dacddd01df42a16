import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as RadixDialog from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import {
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { DialogContext } from '../dialog/DialogContext'
import * as parts from '../dialog/floating/dialogParts'
import { useNarrowWindow } from '../narrow-window'
import { usePart } from '../parts/PartsContext'
import { usePortalContainer } from '../portal-container'
import { holdFocus } from '../shadow/holdFocus'
import floating from '../styles/floating.module.css'
import styles from './Drawer.module.css'
import { DrawerHeader, type DrawerSteps, DrawerStepsContext } from './DrawerHeader'
import { leaveOutCut } from './leaveOutCut'
import { rowsBeside } from './rowsBeside'

export interface DrawerProps extends ComponentProps<'div'> {
  open: boolean
  /** Called with false after Escape and the close button. */
  onOpenChange: (open: boolean) => void
  /** Identifies its subject. When that changes while it is open, the focus moves into it again. */
  subject: string
  /** Labels of the buttons for the previous and next row. Default: no buttons. */
  steps?: DrawerSteps
  /** Gets the focus after closing if the link that opened it is gone. Default: the page's main part. */
  focusAfter?: () => HTMLElement | null | undefined
}

/**
 * Details of one thing, 480 px wide at the end of the window, next to the list. The page stays usable, and
 * another row changes its subject. Below 768 px it covers the window. It contains a `DialogHeader`, which
 * names it, and a `DialogBody` and `DialogFooter` as needed. Its code is not split off, so load the component
 * that uses it on demand.
 */
export function Drawer({
  open,
  onOpenChange,
  subject,
  steps,
  focusAfter,
  ref,
  className,
  children,
  onKeyDown,
  ...props
}: DrawerProps) {
  const coversAll = useNarrowWindow()
  const container = usePortalContainer()
  const [contentId, titleId] = [useId(), useId()]
  const content = useRef<HTMLDivElement>(null)
  const composedRef = useComposedRefs(ref, content, coversAll ? holdFocus : undefined)
  const opener = useRef<Element | null>(null)

  function enter() {
    const active = document.activeElement
    if (content.current?.contains(active)) {
      // After moving between rows, the focus returns to the last of them.
      opener.current = rowsBeside().shown ?? opener.current
      return
    }
    opener.current = active
    // Doesn't interrupt somebody who is typing.
    if (!active?.matches('input, textarea')) content.current?.focus({ preventScroll: true })
  }

  const enterFor = useEffectEvent((_subject: string) => enter())
  useEffect(() => {
    if (open) enterFor(subject)
  }, [subject, open])

  useLayoutEffect(() => {
    if (open && !coversAll) return leaveOutCut(drawerWidth, content.current)
  }, [open, coversAll])

  function leave(event: Event) {
    event.preventDefault()
    const { activeElement, body } = document
    if (activeElement !== body && !content.current?.contains(activeElement)) return
    const { current } = opener
    const isThere = current instanceof HTMLElement && current.isConnected && current !== body
    const stand = isThere
      ? current
      : (focusAfter?.() ?? document.querySelector<HTMLElement>('main[tabindex]'))
    stand?.focus({ preventScroll: true })
  }

  function step(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event)
    if (!steps || !event.altKey) return
    const { previous, next } = rowsBeside()
    const wanted = { ArrowUp: previous, ArrowDown: next }[event.key]
    if (!wanted) return
    event.preventDefault()
    wanted.click()
  }

  return (
    <DialogContext
      value={{
        open,
        requestChange: onOpenChange,
        returnFocus: leave,
        contentId,
        titleId,
        parts: drawerParts,
      }}
    >
      <RadixDialog.Root open={open} onOpenChange={onOpenChange} modal={coversAll}>
        <RadixDialog.Portal container={container}>
          <RadixDialog.Content
            id={contentId}
            tabIndex={-1}
            aria-labelledby={titleId}
            {...props}
            ref={composedRef}
            className={clsx(floating.surface, styles.drawer, usePart('drawer'), className)}
            part="drawer"
            data-slot="drawer"
            onKeyDown={step}
            onOpenAutoFocus={(event) => {
              event.preventDefault()
              enter()
            }}
            onCloseAutoFocus={leave}
            onInteractOutside={(event) => event.preventDefault()}
            // While an input method composes, or somebody types elsewhere, Escape belongs there.
            onEscapeKeyDown={(event) => {
              if (event.isComposing || takesEscape(document.activeElement, content.current))
                event.preventDefault()
            }}
          >
            <DrawerStepsContext value={steps}>{children}</DrawerStepsContext>
          </RadixDialog.Content>
        </RadixDialog.Portal>
      </RadixDialog.Root>
    </DialogContext>
  )
}

const drawerParts = { ...parts, BoxHeader: DrawerHeader }

/** As in the style sheet, with the margin around it. */
const drawerWidth = 480 + 8

const takesEscape = (target: Element | null, content: HTMLElement | null) =>
  target?.matches('input, textarea') === true &&
  (!content?.contains(target) || target.closest('[data-slot=inline-edit]') !== null)
