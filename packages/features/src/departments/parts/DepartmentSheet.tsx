import { Sheet } from '@atrium/ui/sheet'
import { useTexts } from '../../shared/host/useHost'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import { departmentsMessages } from '../messages'
import { DepartmentPanel } from './DepartmentPanel'
import styles from './DepartmentSheet.module.css'

/** The departments on a phone: choosing one leads back to its members. */
export function DepartmentSheet({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(departmentsMessages)
  const { close } = useSharedLabels()
  return (
    <Sheet open onOpenChange={onClose} title={texts.departments} closeLabel={close}>
      <div className={styles.tree}>
        <DepartmentPanel onChosen={onClose} />
      </div>
    </Sheet>
  )
}
