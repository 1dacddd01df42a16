/** From so many rows on, what is done with all of them follows the picture that answers the click. */
export const manyRows = 20_000
