/** The command ran and found a problem, which the message describes. */
export class FoundFault extends Error {}
