import type { ReactNode } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { sessionMessages } from '../messages'
import type { SignInForm } from './useSignInForm'

/** What the button says: its own words, or how long to wait. */
export function SubmitLabel({ form, children }: { readonly form: SignInForm; readonly children: ReactNode }) {
  const texts = useTexts(sessionMessages)
  return form.waitSeconds > 0 ? texts.wait(asClock(form.waitSeconds)) : children
}

/** `14:59` */
const asClock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
