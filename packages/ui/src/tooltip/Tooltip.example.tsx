import { Button } from '@atrium/ui/button'
import { Tooltip } from '@atrium/ui/tooltip'

export function TooltipExample() {
  return (
    <Tooltip content="Members of other departments are not included">
      <Button>Export members</Button>
    </Tooltip>
  )
}
