/** The command did its work, and what it found is not as it should be: the message says so. */
export class FoundFault extends Error {}
