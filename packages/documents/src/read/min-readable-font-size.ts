/** In points. Smaller letters are nothing that a person wrote to be read: they are there for machines. */
export const minReadableFontSize = 2
