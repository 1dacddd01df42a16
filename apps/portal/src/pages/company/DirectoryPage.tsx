export { DifferenceScreens as default } from '@atrium/features/chinaDirectories'
