import { IconButton } from '@atrium/ui/icon-button'
import { LayoutGrid, List } from 'lucide-react'
import { useTexts } from '../../shared/host/useHost'
import { diskMessages } from '../messages'
import { useDiskLayout } from '../useDiskLayout'
import styles from './LayoutSwitch.module.css'

/** Rows or tiles. */
export function LayoutSwitch() {
  const texts = useTexts(diskMessages)
  const { layout, setLayout } = useDiskLayout()
  const icons = { list: <List />, tiles: <LayoutGrid /> }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={texts.layout} className={styles.switch}>
      {(['list', 'tiles'] as const).map((one) => (
        <IconButton
          key={one}
          className={styles.choice}
          label={texts[one]}
          icon={icons[one]}
          aria-pressed={layout === one}
          onClick={() => setLayout(one)}
        />
      ))}
    </div>
  )
}
