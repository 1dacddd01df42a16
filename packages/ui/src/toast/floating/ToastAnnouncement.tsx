import * as VisuallyHidden from '@radix-ui/react-visually-hidden'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePortalContainer } from '../../portal-container'
import type { Toast } from '../createToaster'

interface ToastAnnouncementProps {
  toast: Toast
  /** Read before the message. */
  label: string
}

const announcedAfter = 1000

/**
 * Tells assistive technology of a toast. It stands apart from the toasts: a dialog hides those from it. The words
 * come a frame after the region, as a region is read when it changes, and go when they have been noticed.
 */
export function ToastAnnouncement({ toast, label }: ToastAnnouncementProps) {
  const [phase, setPhase] = useState<'empty' | 'speaking' | 'over'>('empty')
  const container = usePortalContainer()

  useEffect(() => {
    const frame = requestAnimationFrame(() => setPhase('speaking'))
    const timer = setTimeout(() => setPhase('over'), announcedAfter)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])

  if (phase === 'over') return null
  return createPortal(
    <VisuallyHidden.Root role="status" aria-live={isUrgent(toast) ? 'assertive' : 'polite'}>
      {phase === 'speaking' && (
        <>
          {label} {toast.message} {toast.description}
        </>
      )}
    </VisuallyHidden.Root>,
    container ?? document.body,
  )
}

const isUrgent = ({ tone }: Toast) => tone === 'error' || tone === 'warning'
