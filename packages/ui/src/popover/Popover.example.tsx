import { Button } from '@atrium/ui/button'
import { Checkbox } from '@atrium/ui/checkbox'
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from '@atrium/ui/popover'

export function PopoverExample() {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button>Columns</Button>
      </PopoverTrigger>
      <PopoverContent label="Shown columns" width={240}>
        <div style={{ display: 'grid', gap: 12, padding: 16 }}>
          <Checkbox defaultChecked>Department</Checkbox>
          <Checkbox defaultChecked>Licences</Checkbox>
          <Checkbox>Last sign-in</Checkbox>
          <PopoverClose asChild>
            <Button variant="primary">Done</Button>
          </PopoverClose>
        </div>
      </PopoverContent>
    </Popover>
  )
}
