/**
 * Words for what requests show and actions change, such as the licences of a company. Each feature adds those that it
 * is there for.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled from elsewhere
export interface Resources {}

export type Resource = keyof Resources
