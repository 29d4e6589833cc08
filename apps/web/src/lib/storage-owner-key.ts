/** Storage key naming the owner of the stored values. Without it they belong to whoever is signed in. */
export const storageOwnerKey = 'storedFor'
