/** Names for what requests show and actions change, such as the licences of a company. Each feature adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: filled from elsewhere
export interface Resources {}

export type Resource = keyof Resources
