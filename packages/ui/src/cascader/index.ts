export { Cascader, type CascaderProps } from './Cascader'
export type { CascaderLabels } from './CascaderLabels'
export type { CascaderOption } from './options'
