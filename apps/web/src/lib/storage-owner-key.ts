/** Says whose values the browser keeps. Without it they belong to whoever is signed in. */
export const storageOwnerKey = 'storedFor'
