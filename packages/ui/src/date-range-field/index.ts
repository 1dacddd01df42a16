export { type DateRange, DateRangeField, type DateRangeFieldProps } from './DateRangeField'
export type { DateRangeFieldLabels } from './DateRangeFieldLabels'
