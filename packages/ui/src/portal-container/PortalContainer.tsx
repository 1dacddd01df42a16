import { createContext, type ReactNode, use } from 'react'

export interface PortalContainerProps {
  /** The container of everything that floats. Default, and while null: the end of the body. */
  container: HTMLElement | null
  children: ReactNode
}

/** Renders dialogs, popovers and lists inside an element, so that they inherit its theme. */
export function PortalContainer({ container, children }: PortalContainerProps) {
  return <PortalContainerContext value={container}>{children}</PortalContainerContext>
}

/** The `container` for a Radix `Portal`; undefined means the body. */
export function usePortalContainer(): HTMLElement | undefined {
  return use(PortalContainerContext) ?? undefined
}

const PortalContainerContext = createContext<HTMLElement | null>(null)
