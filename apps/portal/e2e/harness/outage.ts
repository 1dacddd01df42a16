/** Browser errors while the service is down or starting, when it answers 503. */
export const outage: readonly RegExp[] = [/ERR_(CONNECTION|EMPTY|SOCKET)/, /WebSocket/, /status of 503/]
