export { InlineEdit } from './InlineEdit'
export type { InlineEditLabels, InlineEditProps } from './InlineEditProps'
