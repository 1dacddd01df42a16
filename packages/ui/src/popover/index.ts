export { Popover, PopoverAnchor, PopoverClose, type PopoverProps, PopoverTrigger } from './Popover'
export { PopoverContent, type PopoverContentProps } from './PopoverContent'
