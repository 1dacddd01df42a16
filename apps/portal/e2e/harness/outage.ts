/** What a browser reports while the service is gone, and while it starts again: until it is ready, it answers 503. */
export const outage: readonly RegExp[] = [/ERR_(CONNECTION|EMPTY|SOCKET)/, /WebSocket/, /status of 503/]
