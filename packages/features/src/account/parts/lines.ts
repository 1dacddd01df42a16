/** The items of a text that lists them, one in each line. */
export const lines = (text: string): string[] => text.split('\n')
