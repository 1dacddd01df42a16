import type { ReactNode } from 'react'
import layout from '../../shared/screen/Layout.module.css'

/** Things of the account, one below the other, between hairlines. */
export function EntryList({ children }: { readonly children: ReactNode }) {
  return <ul className={layout.plainList}>{children}</ul>
}
