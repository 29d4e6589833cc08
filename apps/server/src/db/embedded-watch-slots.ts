/** Where the numbers stand in what both threads share: calls at work, calls answered, reasons to be patient. */
export const workingAt = 0
export const answeredAt = 1
export const restingAt = 2
