import { CalendarDays } from 'lucide-react'
import type { ReactElement } from 'react'
import { IconButton } from '../icon-button'
import { useNarrowWindow } from '../narrow-window'
import { onFirstUse } from '../overlay/onFirstUse'
import { useDeferred } from '../overlay/useDeferred'
import { Popover, PopoverAnchor, PopoverContent, PopoverTrigger } from '../popover'
import { Sheet } from '../sheet'
import type { CalendarProps } from './floating/Calendar'

interface CalendarPopoverProps extends CalendarProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Default: false. */
  readonly disabled?: boolean | undefined
  /** The box that the calendar opens next to, with the button that opens it. */
  readonly children: (button: ReactElement) => ReactElement
}

const calendar = onFirstUse(() => import('./floating/Calendar'))

/** A calendar that opens next to a field; on narrow screens it is a sheet. */
export function CalendarPopover({ open, onOpenChange, disabled, children, ...shown }: CalendarPopoverProps) {
  const { labels } = shown
  const parts = useDeferred(calendar, open, () => onOpenChange(false))
  const isNarrow = useNarrowWindow()
  const content = parts && open && <parts.Calendar {...shown} />
  const button = {
    size: 'small',
    label: labels.calendar,
    icon: <CalendarDays />,
    disabled,
  } as const
  return (
    <Popover open={open && !isNarrow} onOpenChange={onOpenChange}>
      <PopoverAnchor asChild>
        {children(
          isNarrow ? (
            <IconButton {...button} aria-haspopup="dialog" onClick={() => onOpenChange(true)} />
          ) : (
            <PopoverTrigger asChild onPointerEnter={calendar.preload} onFocus={calendar.preload}>
              <IconButton {...button} />
            </PopoverTrigger>
          ),
        )}
      </PopoverAnchor>
      {isNarrow ? (
        <Sheet
          open={open && parts !== undefined}
          onOpenChange={onOpenChange}
          title={labels.calendar}
          closeLabel={labels.close}
        >
          {content}
        </Sheet>
      ) : (
        content && (
          <PopoverContent
            label={labels.calendar}
            align="end"
            onOpenAutoFocus={(event) => event.preventDefault()}
          >
            {content}
          </PopoverContent>
        )
      )}
    </Popover>
  )
}
