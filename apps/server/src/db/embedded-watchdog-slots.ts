/** Where the numbers stand in what both threads share: calls at work, calls answered, reasons to be patient. */
export const runningSlot = 0
export const answeredSlot = 1
export const longTasksSlot = 2
