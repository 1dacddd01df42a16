import type { ReactNode } from 'react'

/** How a component should be used, and a likely misuse. */
export interface Advice {
  /** One to three sentences, shown after "Do" or "Don't". */
  readonly text: string
  /** A small example beside the sentences. */
  readonly show?: () => ReactNode
}

/** The advice on a component, in pairs. `<Component>.guidance.tsx` exports it as `guidance`. */
export type Guidance = readonly { readonly do: Advice; readonly dont: Advice }[]
