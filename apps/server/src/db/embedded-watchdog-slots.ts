/** Indexes into the array that both threads share: running calls, answered calls, running long tasks. */
export const runningSlot = 0
export const answeredSlot = 1
export const longTasksSlot = 2
