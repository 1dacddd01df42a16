export { DescriptionItem, type DescriptionItemProps } from './DescriptionItem'
export { DescriptionList, type DescriptionListProps } from './DescriptionList'
