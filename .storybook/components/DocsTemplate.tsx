import { lazy, Suspense } from 'react'

/** The documentation page of every story file. It is loaded only when a page of documentation opens. */
export function DocsTemplate() {
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  )
}

const Page = lazy(async () => ({ default: (await import('./ComponentPage')).ComponentPage }))
