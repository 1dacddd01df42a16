import { onFirstUse, useDeferred } from '@atrium/ui/overlay'
import { Search } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { entryMessages } from '../messages'
import type { SearchPlace } from '../SearchPlace'
import styles from './SearchEntry.module.css'

/** The search over everything: a button for the header, and Ctrl K (⌘ K) anywhere on the page. */
export function SearchEntry(place: SearchPlace) {
  const texts = useTexts(entryMessages)
  const shortcut = useShortcut()
  const [open, setOpen] = useState(false)
  const parts = useDeferred(searchParts, open, () => setOpen(false))

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey
      )
        return
      event.preventDefault()
      setOpen((before) => !before)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="Control+K Meta+K"
        className={styles.entry}
        onPointerEnter={searchParts.preload}
        onFocus={searchParts.preload}
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden="true" />
        <span className={styles.hint}>{place.companyId ? texts.search : texts.searchOwn}</span>
        <span className={styles.key} aria-hidden="true">
          {shortcut}
        </span>
      </button>
      {parts && open && <parts.SearchPalette {...place} open={open} onOpenChange={setOpen} />}
    </>
  )
}

const searchParts = onFirstUse(() => import('./SearchPalette'))

const never = () => () => {}

/** The shortcut on this keyboard. A server knows no keyboard. */
function useShortcut(): string {
  return useSyncExternalStore(never, isOnMac, () => false) ? '⌘K' : 'Ctrl K'
}

const isOnMac = () => /Mac|iPhone|iPad/.test(navigator.platform)
