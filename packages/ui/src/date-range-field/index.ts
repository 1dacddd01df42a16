export type { DateRange } from './DateRange'
export { DateRangeField, type DateRangeFieldProps } from './DateRangeField'
export type { DateRangeFieldLabels } from './DateRangeFieldLabels'
