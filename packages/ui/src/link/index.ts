export { Link, type LinkLabels, type LinkProps } from './Link'
