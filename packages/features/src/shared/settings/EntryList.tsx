import type { ReactNode } from 'react'
import layout from '../screen/Layout.module.css'

/** Settings, one below the other, between hairlines. */
export function EntryList({ children }: { readonly children: ReactNode }) {
  return <ul className={layout.plainList}>{children}</ul>
}
