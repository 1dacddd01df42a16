import { createContext, type ReactNode, use } from 'react'

export interface PortalContainerProps {
  /** Where everything that floats is mounted. Default, and while null: the end of the body. */
  container: HTMLElement | null
  children: ReactNode
}

/** Keeps dialogs, popovers and lists inside an element, so that they take that element's theme. */
export function PortalContainer({ container, children }: PortalContainerProps) {
  return <PortalContainerContext value={container}>{children}</PortalContainerContext>
}

/** The element to give a Radix `Portal` as its `container`; undefined means the body. */
export function usePortalContainer(): HTMLElement | undefined {
  return use(PortalContainerContext) ?? undefined
}

const PortalContainerContext = createContext<HTMLElement | null>(null)
