import { Button } from '@atrium/ui/button'
import { Network } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import toolbar from '../../shared/list/ListToolbar.module.css'
import { departmentsMessages } from '../messages'

/** On a phone the departments wait in a sheet. */
export default function DepartmentChooser() {
  const texts = useTexts(departmentsMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        className={toolbar.captioned}
        icon={<Network />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {texts.departments}
      </Button>
      <Suspense>{isOpen && <DepartmentSheet onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

const DepartmentSheet = lazy(() => import('./DepartmentSheet'))
