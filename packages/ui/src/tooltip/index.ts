export { Tooltip, type TooltipProps } from './Tooltip'
export { TruncatedText, type TruncatedTextProps } from './TruncatedText'
