import { PublicPage } from '@atrium/features/workspace'
import type { ReactNode } from 'react'
import { LanguageSwitch } from './LanguageSwitch'

/** Around pages that anybody may read. */
export default function PublicFrame({ children }: { readonly children: ReactNode }) {
  return <PublicPage corner={<LanguageSwitch />}>{children}</PublicPage>
}
