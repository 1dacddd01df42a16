/** Of the heading of a section, counted from 0, by which the address leads to it. */
export const sectionId = (at: number): string => `section-${at + 1}`
