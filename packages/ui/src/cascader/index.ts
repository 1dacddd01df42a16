export { Cascader, type CascaderLabels, type CascaderProps } from './Cascader'
export type { CascaderOption } from './options'
