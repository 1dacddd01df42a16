export { createFrame, type Frame, type FrameOptions } from './createFrame'
