import { Button } from '@atrium/ui/button'
import { createToaster, Toaster } from '@atrium/ui/toast'

const toaster = createToaster()

const labels = {
  region: 'Messages',
  announcement: 'Message',
  dismiss: 'Dismiss',
  dismissAll: 'Dismiss all',
}

export function ToasterExample() {
  function archive() {
    toaster.success('The order is archived', {
      action: { label: 'Undo', onSelect: () => toaster.notice('The order is back') },
    })
  }

  return (
    <>
      <Button onClick={archive}>Archive order</Button>
      <Toaster toaster={toaster} labels={labels} />
    </>
  )
}
