/** Id of a section's heading, from 0, for links to it. */
export const sectionId = (at: number): string => `section-${at + 1}`
