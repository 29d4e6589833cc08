/** From this confidence on, the mentor answers. */
export const answerFrom = 0.55

/** From this confidence on, it says what it took the words to mean without being asked to. */
export const sureFrom = 0.65

/** From this share of belief in the best two together on, it asks back between them; below, it does not know. */
export const askBackFrom = 0.02

/**
 * If it is not sure and "none of its business" has this share of the best kind's belief, it says that it does not know
 * instead of asking back.
 */
export const outsideFrom = 0.1
