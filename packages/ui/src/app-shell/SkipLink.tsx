import type { ReactNode } from 'react'

interface SkipLinkProps {
  /** The id of the element that takes the focus. */
  target: string
  className?: string
  children: ReactNode
}

/** Moves the focus to the page's content. It leaves the address alone, which belongs to the router. */
export function SkipLink({ target, className, children }: SkipLinkProps) {
  return (
    <a
      className={className}
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(target)?.focus()
      }}
    >
      {children}
    </a>
  )
}
