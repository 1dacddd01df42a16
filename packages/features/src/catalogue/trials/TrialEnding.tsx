import { type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import layout from '../../shared/screen/Layout.module.css'
import { TrialBarPlace } from './TrialBarPlace'

/** The one button of a trial: at the end of its card, on a phone in the bar. */
export function TrialEnding({ children }: { readonly children: ReactNode }) {
  const bar = use(TrialBarPlace)
  return bar ? createPortal(children, bar) : <div className={layout.ending}>{children}</div>
}
