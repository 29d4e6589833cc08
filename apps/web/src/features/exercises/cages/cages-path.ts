/** Where our server keeps the frames that a person's code runs in, and what runs there. */
export const cagesPath = '/exercise-cages'
