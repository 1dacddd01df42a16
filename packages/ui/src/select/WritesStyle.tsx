import type { ReactNode } from 'react'

/**
 * Goes around a component of Radix that renders a constant style element with `dangerouslySetInnerHTML`. A page that
 * requires Trusted Types blocks that, so while React creates the element, its text is set instead.
 */
export function WritesStyle({ children }: { children: ReactNode }) {
  return (
    <>
      <InnerHtml isText />
      {children}
      <InnerHtml isText={false} />
    </>
  )
}

/** React creates the elements of siblings in their order. */
function InnerHtml({ isText }: { isText: boolean }) {
  if (typeof document === 'undefined' || !('trustedTypes' in globalThis)) return null
  const { prototype } = HTMLStyleElement
  if (isText) Object.defineProperty(prototype, 'innerHTML', { configurable: true, set: setText })
  else Reflect.deleteProperty(prototype, 'innerHTML')
  return null
}

function setText(this: HTMLStyleElement, text: string) {
  this.textContent = text
}
