/*
 * The script for pages with frames: `/embed/<version>/frame.js`.
 */
export { createFrame } from '@atrium/embed/frame'
