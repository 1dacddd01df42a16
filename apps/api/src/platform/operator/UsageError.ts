/** What was typed is no command: the message says what would be. */
export class UsageError extends Error {}
