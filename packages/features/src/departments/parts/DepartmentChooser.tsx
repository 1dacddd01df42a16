import { IconButton } from '@atrium/ui/icon-button'
import { Network } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { departmentsMessages } from '../messages'

/** On a phone the departments wait in a sheet. */
export default function DepartmentChooser() {
  const texts = useTexts(departmentsMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        variant="secondary"
        label={texts.departments}
        icon={<Network />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Suspense>{isOpen && <DepartmentSheet onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

const DepartmentSheet = lazy(() => import('./DepartmentSheet'))
