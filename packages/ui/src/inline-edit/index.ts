export { InlineEdit, type InlineEditLabels, type InlineEditProps } from './InlineEdit'
