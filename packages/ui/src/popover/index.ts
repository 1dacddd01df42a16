export { Popover, type PopoverProps } from './Popover'
export { PopoverContent, type PopoverContentProps } from './PopoverContent'
export { PopoverAnchor, PopoverClose, PopoverTrigger } from './PopoverTrigger'
